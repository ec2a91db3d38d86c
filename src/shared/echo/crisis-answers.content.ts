import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import type { Sign } from "./crisis-signs.content.ts";

/** Short answers to what a message carries. They ask nothing; the question of the state follows. */
export interface Answer {
  on: Sign | "time" | "person" | "weak";
  /** Undefined: whatever the danger, and whoever is in it. */
  kinds?: readonly RiskKind[];
  subject?: RiskSubject;
  texts: readonly string[];
}

/** In this order: the first with something new to say is said. {who} is the person named, as the writer calls them. */
export const ANSWERS: readonly Answer[] = [
  {
    on: "breath",
    kinds: ["medical", "self"],
    subject: "somebody",
    texts: [
      "Call the emergency number this second, on speaker, and say “not breathing”. They'll talk you through CPR, push by push; start when they say so, and don't stop until help is there.",
      "No breath, or gasps with long gaps, means CPR now, with the emergency line on speaker telling you how. If others are there, let one of them fetch a defibrillator.",
    ],
  },
  {
    on: "taken",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "What they took can stop their breathing while it looks like sleep. Don't let them sleep it off; that's for the emergency number now, whatever they said and whatever it costs.",
    ],
  },
  {
    on: "taken",
    kinds: ["self", "medical"],
    subject: "me",
    texts: [
      "What you took counts now, even if you feel fine or meant it half as a joke. Please say to the emergency number what it was, how much and when, and don't wait for how it feels.",
      "With that in your body, minutes matter. Unlock the door, and stay sitting up near it.",
    ],
  },
  {
    on: "body",
    kinds: ["medical", "self"],
    subject: "me",
    texts: [
      "What you describe can mean that it's getting worse. Please don't lie down with it, and don't wait.",
      "That's one more sign that this needs people now, not later.",
      "Stay awake, sitting up, where somebody can find you.",
    ],
  },
  {
    on: "body",
    kinds: ["medical"],
    subject: "somebody",
    texts: [
      "That's a sign that it's getting worse, and it can't wait.",
      "Tell exactly this to the emergency line.",
    ],
  },
  {
    on: "treat",
    kinds: ["medical", "self"],
    texts: [
      "Please don't: no vomiting, no shower, nothing to eat or drink, unless the people on the line say so. They know what it means for that body.",
    ],
  },
  {
    on: "seen",
    kinds: ["abuse"],
    texts: [
      "Put the phone away now if that is safer; you can come back. If you can, go to other people, a neighbor or the street.",
    ],
  },
  {
    on: "saved",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Clear, in the menu above this conversation, removes what's here at once. Then put the phone away; I'll be here when you can come back, and the hotline will be, too.",
    ],
  },
  {
    on: "near",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Put the phone away now if that is safer; you can come back. Clear, in the menu above this conversation, removes what's here. An open emergency call without words can be enough.",
      "Stay where you can get out, and keep quiet if that's safer. Nothing you write here is worth being found.",
    ],
  },
  {
    on: "throat",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Hands on the neck are dangerous even days later. A sore throat, a changed voice or trouble swallowing needs a doctor today, even without a mark; if breathing gets hard, it's the emergency number at once.",
    ],
  },
  {
    on: "words",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "To somebody who could help, one sentence is enough: “I'm not safe at home. May I sit here and use your phone?” To the person you're afraid of: as little as you can. You owe nobody the truth about your phone.",
    ],
  },
  {
    on: "methods",
    texts: [
      "I won't go into ways, amounts or how it would happen, and I'm not leaving the conversation either. Please put some distance between you and whatever is in reach.",
      "That's something I don't answer, whoever asks and for whatever reason. What I can do is stay with what's behind it.",
      "Still not that, and not because you don't matter. The people on the line can hear the whole of it.",
    ],
  },
  {
    on: "unreachable",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "If they don't answer and you're afraid of what they might do, that's a reason to call now. Say what they said or posted, when you last heard from them, and where they may be; the police can check on them there.",
      "No answer, a locked door or a phone that's off is the moment to act, not to wait. Keep talking to them if you're near, and let someone else call.",
    ],
  },
  {
    on: "police",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "Yes, call. Ask the police where they are for a welfare check: say what was said, and what's in the house, such as guns or pills. If somebody they trust lives near, let that person go there, too.",
    ],
  },
  {
    on: "police",
    kinds: ["abuse", "others"],
    texts: [
      "If anyone could be hurt today, yes: call and say what you know. They'd rather hear it too early.",
    ],
  },
  {
    on: "guns",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Yes, please have somebody whom they trust move the guns out of the house, or lock them up elsewhere, for now. “Let me keep these until you're through the worst of it” need not insult.",
    ],
  },
  {
    on: "search",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "Talk first, search second: a secret search can cost you the trust you need tonight. Put away medicines and anything sharp, and say that you're doing it and why. In danger, safety comes before privacy.",
    ],
  },
  {
    on: "cheerful",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "A sudden good mood, or “I'm over it”, doesn't mean that it has passed. I'd still ask directly, and I'd stay near tonight.",
    ],
  },
  {
    on: "words",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "You could say: “I saw it, and I'm not angry. I love you. Are you thinking about killing yourself?” Then listen. If it's yes: “Thank you for telling me. We'll get help together”, stay there, put away what could hurt, and call today. If it's no, keep the door open and call the doctor tomorrow.",
      "Word for word, if you like: “I've noticed you're hurting, and I'm not angry. Are you thinking about killing yourself?” Then stop, and let the silence be. Whatever comes: “I'm glad you told me.”",
      "Then you listen, longer than feels easy. No arguing, no punishing, no promise to keep it secret. Say “I'm staying”, and make the call together.",
    ],
  },
  {
    on: "custody",
    texts: [
      "I can't know how that goes, and I won't promise. Doctors and crisis lines hear this fear often, and asking for help is what keeps children safest. You can ask how they handle it before you give a name.",
    ],
  },
  {
    on: "meds",
    kinds: ["self", "medical"],
    texts: [
      "Please don't start, stop or change a dose by yourself: a pharmacist, a nurse line or your doctor can tell you today how to go on. Tell them about the thoughts, too.",
    ],
  },
  {
    on: "reason",
    texts: [
      "I won't talk you into a reason; it would be mine, not yours. That you're asking says that part of you is still looking, and a person can look with you.",
    ],
  },
  {
    on: "cost",
    texts: [
      "A bill can be sorted out later, in parts or with help; this can't. The crisis lines are free, and an emergency room has to see you in any case.",
      "Money is a real worry, and it's one for tomorrow. Asking on the phone costs nothing.",
    ],
  },
  {
    on: "language",
    texts: [
      "You don't need good English. Say the name of your language; most lines and the emergency number can get an interpreter, and at 988, press 2 for Spanish. Or show this to a person near you: “I am not safe. Please stay with me and call for help.”",
    ],
  },
  {
    on: "asksCall",
    subject: "somebody",
    texts: [
      "For somebody in danger now it's the emergency number: 911 in the US and Canada, 112 in Europe, 999 in the UK. They can send help to where that person is, also when you're not there.",
    ],
  },
  {
    on: "asksCall",
    subject: "me",
    texts: [
      "When you call or text, a trained person asks what's going on and whether you're safe, and thinks with you about the next hours. You don't have to give your name, you can stop at any time, and most calls end without anybody coming.",
      "The number reaches a person whose job is exactly this, at any hour. You can begin with “I don't know what to say.”",
    ],
  },
  {
    on: "mistrust",
    kinds: ["self"],
    texts: [
      "That line has let you down, and I can't change that. There are other ways to a person: somebody who served or suffered beside you, your own doctor, an emergency room, someone who simply sits in the same room.",
    ],
  },
  {
    on: "loop",
    texts: [
      "That's fair, and I'm sorry. I'm Echo, an AI, and I miss things. Not needing the right words, only not being by yourself for the next hour: that's all I'm after.",
    ],
  },
  {
    on: "parent",
    kinds: ["self", "abuse"],
    texts: [
      "A parent who drinks is a lot to live with, and it isn't your fault. In the US you can text HOME to 741741 about it, or call or text Childhelp at 1-800-422-4453.",
    ],
  },
  {
    on: "saved",
    texts: [
      "I don't pass on what you write. It's kept in this browser, and on the server only if you turned that on; Clear, in the menu above the conversation, removes it. I can't send anybody, either: reaching a person is up to you, and I hope you do.",
    ],
  },
  {
    on: "secrecy",
    texts: [
      "I can't promise a secret, and I don't tell anyone by myself either. But a thing like this is too much for one person and an AI. You choose who hears it.",
    ],
  },
  {
    on: "human",
    texts: [
      "No, I'm not a person. I'm Echo, an AI, and I can be wrong. That's why I keep pointing to people: they can hear your voice, come over and stay.",
    ],
  },
  {
    on: "person",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "Go to {who} now, or call. You could say: “I'm not okay. Can you stay with me?” You don't have to explain the rest.",
      "Please bother {who} with this, even in the middle of the night. One sentence is enough: “Please come, I'm not safe by myself.”",
    ],
  },
  {
    on: "people",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "Then go there now, please, and stay until this hour is over. You don't have to explain yourself to anyone; sitting where other people are is enough. Leave behind what you'd use, and take the phone.",
    ],
  },
  {
    on: "minor",
    texts: [
      "At your age this is nothing to carry alone. A grown-up should know tonight, even the one who seems busy: a parent, an aunt, a teacher, a school counselor. “I'm not okay and I need you to stay with me” is enough.",
    ],
  },
  {
    on: "veteran",
    kinds: ["self"],
    subject: "me",
    texts: [
      "You've carried this through a lot of nights. In the US, 988 and then 1 reaches the Veterans Crisis Line, or text 838255; someone you served with counts as much.",
    ],
  },
  {
    on: "repeated",
    texts: [
      "You're right, you told me, and I'm sorry for asking again. I'm Echo, an AI, and I miss things. I heard you: it's serious.",
    ],
  },
  {
    on: "place",
    kinds: ["self"],
    subject: "me",
    texts: ["Please come away from there first, to a lit place with people. Then write or call."],
  },
  {
    on: "means",
    kinds: ["self"],
    subject: "me",
    texts: [
      "That makes it urgent. Please get away from it now: hand it to someone, lock it away, or leave the room yourself.",
      "Please don't stay alone with what you have there. Go to a neighbor, an emergency room, or any place with people, and leave it behind.",
    ],
  },
  {
    on: "means",
    kinds: ["others"],
    subject: "me",
    texts: ["Please get away from it and from them now. Leave it where it is and go the other way."],
  },
  {
    on: "means",
    kinds: ["self"],
    subject: "somebody",
    texts: [
      "What they could use needs to be out of their reach now: locked up, or with somebody else. If some of it is missing, take it as an emergency.",
    ],
  },
  {
    on: "time",
    kinds: ["self"],
    subject: "me",
    texts: [
      "Then that's the time you shouldn't be alone, and it's close enough to call before it comes.",
      "A time in your head can still be let go of. The hours until then are for getting a person beside you.",
    ],
  },
  {
    on: "time",
    kinds: ["self"],
    subject: "somebody",
    texts: ["A date or a time makes it serious: don't wait for it, and don't leave them alone until then."],
  },
  {
    on: "time",
    kinds: ["others"],
    texts: ["Then make sure that you're somewhere else at that time, with a person beside you."],
  },
  {
    on: "kiddingWord",
    texts: [
      "Maybe it was a joke. I'd rather take it seriously once too often; if part of it was true, that part can be said here as well.",
      "All right. I'm staying with it anyway, in case some of it was meant.",
    ],
  },
  {
    on: "fiction",
    subject: "me",
    texts: [
      "I won't work out how she, he or anyone does it, in a story either. And sometimes a story carries something of our own.",
    ],
  },
  {
    on: "barrier",
    kinds: ["self"],
    subject: "me",
    texts: [
      "Calling can feel like too much. You can text instead, or chat, and you can stop at any time. You don't have to have the words; “I'm not okay” is enough. Most talks end with nobody coming to your door.",
      "Then let's make it smaller. Someone you know counts, too: a message that only says “Can you call me?” is enough.",
      "Being a bother is what this feels like from inside. To the person who picks up, it isn't one.",
    ],
  },
  {
    on: "barrier",
    kinds: ["medical"],
    texts: [
      "I hear that it feels like too much fuss. A call that turns out to be nothing harms nobody; waiting can. And I can't tell from here whether it is nothing.",
      "Being angry or embarrassed passes. Please let somebody who can see it decide.",
    ],
  },
  {
    on: "barrier",
    kinds: ["abuse"],
    texts: [
      "You can talk to the hotline without giving your name, and without deciding anything. They can also chat or text when speaking isn't safe.",
    ],
  },
  {
    on: "barrier",
    kinds: ["others"],
    texts: [
      "You wouldn't be the first to say this out loud to them, and saying it is how people keep it from happening.",
    ],
  },
  {
    on: "calm",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "I'm glad if it's quieter for a moment. A calm like that can come with a decision, too, so I'm not letting go of this.",
    ],
  },
  {
    on: "leaving",
    kinds: ["self"],
    subject: "me",
    texts: [
      "Please don't end it here, unless you're on your way to someone. A thank you or a calm evening doesn't make this less urgent.",
      "Before this closes: leave the phone on, it's the way to people. Five words to one person are enough: “Please call me. Not okay.”",
      "I'd like you to hear a voice before you go: a neighbor's, a friend's, or the one on the line.",
    ],
  },
  {
    on: "leaving",
    kinds: ["others"],
    subject: "me",
    texts: [
      "I can't stop you, and I'm not going away either. You wrote it here before doing it; the part of you that did can still turn around.",
    ],
  },
  {
    on: "leaving",
    kinds: ["abuse", "medical"],
    subject: "me",
    texts: [
      "If you're going to people or to help, go. If not, please let one person know before this closes.",
      "I'm still here when you come back. Until then, don't stay alone with it.",
    ],
  },
  {
    on: "alone",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "Being alone with this makes it louder. It doesn't have to be someone close: a neighbor, a coworker, a café, a waiting room all help you through the next hour.",
      "Then the line is the someone for now: a real person, at any hour, who stays with you while you think.",
    ],
  },
  {
    on: "alone",
    kinds: ["medical"],
    subject: "me",
    texts: ["Alone is one more reason to call now, while you can: they stay on the line with you."],
  },
  {
    on: "weak",
    kinds: ["self"],
    subject: "me",
    texts: [
      "What you just wrote sounds like getting ready to be gone, and I'd rather say that out loud than go along with it.",
      "I read that, too, and I'm not putting it on a list. It belongs with a person who can be there.",
      "That's the part I can't walk past. Please say it to a person, exactly as you wrote it here.",
    ],
  },
  {
    on: "plans",
    texts: [
      "I'll help with that, too, once you're safer. Your life comes before the list, so I'm staying with this first.",
      "That can be planned on another day, and I'd like there to be one. First this.",
      "I heard the other thing, and it can wait here. This can't.",
    ],
  },
];

/** To a child, in simple words. */
export const CHILD_ANSWERS: readonly Answer[] = [
  {
    on: "near",
    kinds: ["abuse", "others"],
    texts: [
      "Be as quiet as you need to be. If there's a way out to other people, take it when it's safe. If you can reach a phone, call the emergency number and leave the line open; you can whisper, or say nothing.",
      "Stay quiet, and don't answer through the door. If somebody comes in to hurt you, you may run to a neighbor, or scream so that people hear. The emergency number is 911 in the US and Canada, 112 in Europe, 999 in the UK.",
      "You're doing this very well. Keep still if that's safest. The emergency number works from any phone, also a locked one, and they listen even if you only whisper.",
    ],
  },
  {
    on: "asksCall",
    texts: [
      "It's a phone number where kind grown-ups help people who are very sad or scared. Kids can call it, too. You can say: “I'm a kid and I need help.”",
    ],
  },
  {
    on: "secrecy",
    texts: [
      "I don't tell anyone. But a secret that hurts is one you're allowed to tell, and telling it isn't being bad.",
    ],
  },
  {
    on: "leaving",
    texts: [
      "Please wait, and don't go outside alone. Take off your coat and find a grown-up first.",
      "Don't go yet, please. First tell one grown-up what you told me.",
    ],
  },
  {
    on: "time",
    texts: [
      "Then a grown-up has to know before that, and you're allowed to wake them up or call them at work.",
    ],
  },
  {
    on: "alone",
    texts: ["Being alone with this is hard. A neighbor's door, or a phone, gets you to a grown-up."],
  },
];
