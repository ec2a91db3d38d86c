import type { Answer } from "./crisis-answer.ts";

/** What stands between people and help, and what occupies them beside the danger. */
export const TOPIC_ANSWERS: readonly Answer[] = [
  {
    on: "doctorAlone",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Write it on the intake form, or hand over a note at the desk or in the restroom: “I need to speak to you alone.” Nurses ask companions to wait outside, so it looks like their rule and not like yours. Then: “Somebody squeezed my neck” or what happened, and where it hurts. If you sign, you can ask for an interpreter who isn't the one you came with.",
    ],
  },
  {
    on: "ofDependent",
    where: "caring",
    texts: [
      "Let them come to you: call over, ring or wave, and nobody is left alone. If you have to knock, leave the doors open, go straight there and straight back, and bring them with you. The emergency number can send somebody for both of you, too.",
    ],
  },
  {
    on: "person",
    where: "caring",
    texts: [
      "{who} could be the one, whatever the hour: “I can't do this night alone, and I'm afraid of what I might do. Please come and stay with both of us.” Whoever is far away can call a neighbor or the emergency number for you.",
    ],
  },
  {
    on: "alone",
    where: "caring",
    texts: [
      "Then somebody has to come to where you are, and you may call for exactly that: 988 or the emergency number, also at night, also if it's still only a thought.",
    ],
  },
  {
    on: "ofBelly",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "A push or a blow to the belly needs a check today, above all in pregnancy, even if it hurts only a little: call a doctor, a maternity unit or an emergency room. With bleeding, cramps, fluid or a baby that moves less, go now, or call the emergency number.",
    ],
  },
  {
    on: "goesToThem",
    kinds: ["self"],
    subject: "me",
    texts: [
      "That's the right move. Go now, and say it at the door in one sentence: “I'm not safe on my own tonight. Can I stay with you?” If there's something at home that you'd use, hand them the key or let them take it, and stay with them. A doctor or 988 can hear the rest from there.",
      "Good. Go straight there and stay with them. You can show them this screen instead of explaining.",
    ],
  },
  {
    on: "echoTells",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "No. I'm Echo, a computer program, and I can't call or tell anyone. You choose who hears it. Please choose one person today, or a line: at 988 you can ask first what they'd have to pass on.",
    ],
  },
  {
    on: "fearsPolice",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "That fear has its reasons. You can shape the call: say first that it's a health crisis, that you're afraid for their life and that they've threatened nobody, if that's so; ask for officers trained in crisis intervention and an ambulance. In many US places 988 can send a crisis team instead. If a gun is there, say so and where. Somebody they trust who is close can be there, too, outside and out of the way of the gun.",
    ],
  },
  {
    on: "announces",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Please don't tell them beforehand. Leaving, or saying that you will, can be the most dangerous time. It's safer to go while they're out, with a plan made with an advocate at 1-800-799-7233, and let them hear it afterward, when you're somewhere they can't reach. You owe nobody a warning.",
    ],
  },
  {
    on: "counselorTells",
    kinds: ["self", "abuse"],
    subject: "me",
    texts: [
      "In the US a school counselor keeps most of what you say private, and has to act when somebody may be in danger; a parent often hears of it then. You can ask first: “What would you have to tell, and can I be there when you do?”",
      "What a counselor passes on is meant to keep you safe, not to get you in trouble. Others who work at a school have to pass on a danger, too. You can ask to choose the words together.",
    ],
  },
  {
    on: "tellsFamily",
    subject: "me",
    texts: [
      "I don't tell anyone: I'm a computer program, and I can't send anything to your family. A talk with 988 is confidential, and you needn't give a name; only if somebody's life may be in danger right now, they may send help.",
      "Not from me. What you decide is who hears it first, and with which words.",
    ],
  },
  {
    on: "tracker",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "A tracker shows where the car or the phone goes, so that drive could be seen, and a tracker that's taken off can be noticed, too. The hotline, 1-800-799-7233, plans such ways out: call from a phone that isn't watched, and ask about a ride in somebody else's car. If you're in danger on the road, go where people are, such as a fire station, a hospital or a busy store, and call the emergency number.",
      "Until that's planned, treat the car and the phone as seen. A friend's phone, or one at work or at a library, is safer for the call.",
    ],
  },
  {
    on: "custody",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "That fear keeps many people quiet, and I can't know how it would go. Being hurt isn't your fault. An advocate at 1-800-799-7233 can tell you, before you give a name, what a doctor or others have to report where you live, and how to protect the children and your place with them; asking for help is what keeps children safest.",
      "You can ask that question first, without your name, and see a doctor after you've heard the answer. If breathing or swallowing gets hard, please don't wait for it.",
    ],
  },
  {
    on: "ofFault",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "It isn't your fault, and you're not overreacting. Nothing you do or don't do gives anybody the right to hurt you, and being sorry afterward doesn't make it safe.",
    ],
  },
  {
    on: "ofLicense",
    kinds: ["self"],
    subject: "me",
    texts: [
      "Boards and employers differ, and I can't promise. With 988 you needn't give a name or say where you work. Many boards ask only about what affects the work now; a doctor who isn't a colleague can tell you first what would be written down, and who would see it.",
      "A license can be talked about with somebody who knows the rules, on another day. Tonight it's about you.",
    ],
  },
  {
    on: "ofLaw",
    kinds: ["others", "self"],
    subject: "me",
    texts: [
      "Saying what you're afraid of doing, before anything has happened, is asking for help. I can't promise what follows, and you don't have to begin with the police: 988 needs no name, and you can ask a counselor first what they'd have to pass on. A relative who stays with you counts right now.",
    ],
  },
  {
    on: "police",
    kinds: ["others"],
    subject: "me",
    texts: [
      "You don't have to begin with the police. 988 talks with people who are this angry, by call or text and without a name, and a relative or a friend who comes and stays counts as well. If you're about to do it, the emergency number is there for everybody's life, yours too.",
    ],
  },
  {
    on: "ofCaring",
    kinds: ["others"],
    subject: "me",
    texts: [
      "Caring day and night without sleep brings many people to this edge, and doctors and crisis lines know it. I can't promise what follows; asking for relief before more happens protects both of you. If you shook or hurt somebody old or ill, a doctor should see them today.",
    ],
  },
  {
    on: "goesAlong",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Yes, go together, and go now, while they want to. Take their phone and keys and the names of their medicines, and stay beside them on the way. At the desk, say: “They're thinking about suicide, and I'm worried about tonight.” Stay until they've been seen. If they change their mind or it gets worse, call the emergency number.",
    ],
  },
  {
    on: "saidYes",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Say: “Thank you for telling me. I'm staying with you, and we'll get help together.” Don't argue, and don't promise to keep it secret. Ask whether there's a plan and something to do it with, get that out of reach, and call 988 or the emergency number side by side.",
    ],
  },
  {
    on: "takeTheirs",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Yes, put them out of reach now, locked up or, better, out of the house with somebody else. Say it openly: “I'm keeping these until it's calmer.” You aren't overreacting.",
    ],
  },
  {
    on: "ofDependent",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "Say it in the first sentence: “Somebody here depends on me.” Whoever you reach can think with you about care for both of you, tonight and after. You don't have to solve that before you call.",
    ],
  },
  {
    on: "whichNumber",
    kinds: ["self"],
    texts: [
      "If something was taken, a weapon is at hand or it could happen any minute, it's the emergency number. For everything before that, 988 in the US and Canada: they talk it through with you at any hour, and send help if it comes to that.",
    ],
  },
  {
    on: "unfair",
    kinds: ["others"],
    subject: "me",
    texts: [
      "It may well be unfair, and that can be taken up another day, with somebody at your side. Hurting anyone wouldn't put it right. For now, only distance counts.",
    ],
  },
  {
    on: "dismissed",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "You saw what you saw, and you don't need anybody's agreement to ask, to stay near and to call. If it turns out calmer than you feared, no harm is done.",
    ],
  },
  {
    on: "dismissed",
    kinds: ["self"],
    subject: "me",
    texts: [
      "Somebody calling it drama doesn't make it smaller. It can be said to another person who listens: a doctor, a counselor, somebody on the line.",
    ],
  },
  {
    on: "inCare",
    kinds: ["self", "medical"],
    subject: "somebody",
    where: "inCare",
    texts: [
      "Short and warm: “I'm so glad you're here. I love you, and I'm not angry. You don't have to explain anything now.” Sit close, and listen more than you ask. The why can wait, and so can plans.",
      "Before you go home together, ask the hospital for a safety plan, the next appointment, and what should be locked away, such as medicines, blades or guns. You can ask to be part of that talk.",
    ],
  },
  {
    on: "ownDistress",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "Of course you're shaken; that was a lot for one person. It isn't your doing: you noticed, and you acted. Sit down, drink something, and let somebody stay with you, too. The lines are there for you as well: 988 in the US and Canada, Samaritans at 116 123 in the UK and Ireland, findahelpline.com elsewhere.",
      "You matter in this, too. Tell whoever is with you how bad it is right now, and let them take over the phone for an hour. Your own doctor can help with what stays behind.",
    ],
  },
  {
    on: "ofIdea",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Asking doesn't put the idea there; it shows that it can be said to you. Sit somewhere quiet, and use the plain words: “Are you thinking about killing yourself?”",
    ],
  },
  {
    on: "ofWork",
    kinds: ["self"],
    subject: "me",
    texts: [
      "Work can wait: “I'm sick and won't be in” is enough, and somebody else can send it for you. Nobody there needs the reason today.",
    ],
  },
  {
    on: "askTake",
    kinds: ["self"],
    subject: "me",
    texts: [
      "“I'm in a bad way, and it isn't safe for me to have this here. Can you come, take it with you and keep it until I'm better? I don't want to be alone tonight.” On the phone or as a text, it counts the same. You needn't handle it; show where it is.",
    ],
  },
  {
    on: "onThatDay",
    kinds: ["others"],
    subject: "me",
    texts: [
      "Decide it now, while it's calmer: that day you're with somebody who knows about this, and not near that person or where they'll be. Let somebody else keep your car keys if you could drive there, and talk to a doctor, a counselor or 988 before that day, not on it.",
    ],
  },
  {
    on: "farAway",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "Yes, you can call for somebody who is somewhere else, and it's taken seriously. Say the town first, then the address or building as far as you know it, and ask to be passed on to the people there. In the US you can also call that town's police directly.",
      "They'd rather hear it too early, and a call that turns out to be needless harms nobody. A name and a building are enough to begin with.",
    ],
  },
  {
    on: "ofAnger",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "They may be angry at first, and that can be talked about later: “I'd rather have you mad at me than lose you.” Being wrong about it is something you can both live with.",
    ],
  },
  {
    on: "driveThere",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "Call first, so that somebody who is close gets there sooner than you can. Then go if you can drive calmly, or better, let somebody else drive, and keep the phone on.",
    ],
  },
];

/** Of the same, what may wait until what is near was answered. */
export const LATER_TOPIC_ANSWERS: readonly Answer[] = [
  {
    on: "justYou",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "That's true: I'm Echo, an AI, and I don't feel things as a person does. What you wrote still counts, and it belongs with a person who does.",
    ],
  },
  {
    on: "later",
    kinds: ["self"],
    subject: "me",
    texts: [
      "It's good that somebody will be there. The hours before that count as well, so please ask them, or somebody closer, to call or come today, and say why.",
    ],
  },
];
