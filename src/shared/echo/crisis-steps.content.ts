import type { RiskKind, RiskSubject } from "../crisis/risk.ts";

/** What a question is about; its yes and no are answered accordingly. */
export type About =
  | "danger"
  | "near"
  | "plan"
  | "means"
  | "who"
  | "away"
  | "line"
  | "called"
  | "coping"
  | "care"
  | "safe"
  | "out"
  | "beside"
  | "breathing"
  | "where"
  | "story";

/** What Echo still has to know or to ask for. `say` stands before `ask` when nothing in the message was answered. */
export interface Step {
  about: About;
  say: string;
  ask: string;
}

/** In their order, by how near the danger is. Every `ask` is unique, because Echo reads the state from its own questions. */
export const STEPS: Record<RiskKind, Record<RiskSubject, Record<"explicit" | "acute", readonly Step[]>>> = {
  self: {
    me: {
      explicit: [
        step(
          "plan",
          "I'm still here, and you can write as little or as much as you like.",
          "Have you thought about how or when, yes or no?",
        ),
        step(
          "means",
          "Whatever you've thought of, more distance from it makes this hour safer.",
          "Is there anything near you that you might use?",
        ),
        step(
          "who",
          "A trusted person beside you, and a doctor or therapist after that, are what I'd hope for.",
          "Who is the first person you'd want to know?",
        ),
        step(
          "line",
          "A person can carry this with you in a way I can't.",
          "Would you use one of the lines, and if not, what gets in the way?",
        ),
        step(
          "away",
          "If there's something you'd use, it's safer with somebody else for a while: a neighbor, family, a pharmacy.",
          "Could you give it to someone, or go where it isn't?",
        ),
        step(
          "coping",
          "Small things can get you through a bad hour: cold water on your face, outside air, a voice on the phone. None of it has to fix anything.",
          "What has helped, even a little, at other times?",
        ),
        step(
          "care",
          "When this hour is over, a doctor or a therapist can help with what's underneath, and they've heard it before.",
          "Is there someone like that you've talked to, or could call tomorrow?",
        ),
        step(
          "coping",
          "You've kept going through this conversation, and I'm glad you have.",
          "How strong is the urge right now, compared with when we started?",
        ),
        step(
          "who",
          "You don't have to explain everything to someone. “Can you come over? I'm not okay” is enough.",
          "Who could get that message from you now?",
        ),
      ],
      acute: [
        step(
          "away",
          "Please move away from what you'd use, out of the room or the car, and leave it behind. Unlock the door for whoever comes.",
          "Can you get up and go to another place right now?",
        ),
        step(
          "called",
          "The call comes first; writing can wait. You can put the phone on speaker and keep this open.",
          "Have you called, or has someone?",
        ),
        step(
          "who",
          "If you can't call, go to the nearest person: a neighbor, the hallway, the street. Say “I need help now.”",
          "Who is nearest to you?",
        ),
        step(
          "away",
          "You don't have to decide anything about your life tonight. You only have to get to other people.",
          "Which lit place with people could you walk to?",
        ),
        step(
          "line",
          "An emergency room takes you at any hour, without an appointment and without the right words. “I'm not safe with myself” is enough.",
          "Could someone take you there, or could the emergency number?",
        ),
        step(
          "called",
          "Even if you don't want to talk: say your address first; they'll do the rest.",
          "Is the phone in your hand?",
        ),
        step(
          "who",
          "I'd like you to be with a person in the next few minutes. Knock on a door, or shout.",
          "Whose door is closest?",
        ),
        step(
          "who",
          "Every minute with a person near you makes this safer.",
          "Who could come to where you are, or stay on the phone with you?",
        ),
      ],
    },
    somebody: {
      explicit: [
        step(
          "who",
          "Start small and true: “I've noticed, I'm not angry, and I want to hear how bad it's been.” Then ask: “Are you thinking about killing yourself?” Asking won't put the idea there.",
          "When could you talk with them?",
        ),
        step(
          "away",
          "If you can do it safely, put distance between them and anything they could use: medicines, a weapon, car keys.",
          "Could you, or someone near them, do that today?",
        ),
        step(
          "where",
          "Listening helps more than arguing. You don't have to talk them out of it; you can say that you're glad they told you and that you'll stay.",
          "Have you been able to ask them directly?",
        ),
        step(
          "who",
          "Please don't keep this a secret for them, even if you promised. A parent, a partner, a doctor or the crisis line can share it with you.",
          "Who could you tell today?",
        ),
        step(
          "care",
          "A doctor can see them this week, and sooner if it gets worse. Going along makes it easier.",
          "Could you help them make that call?",
        ),
        step(
          "who",
          "This is a lot for you, too. I'm Echo, an AI, so let a person help you with it.",
          "Who is looking after you in this?",
        ),
      ],
      acute: [
        step(
          "called",
          "Tell them where that person is, what was taken or said, and when; they can send help to an address you give.",
          "Have you called for them?",
        ),
        step(
          "who",
          "Ask someone who is closer to go there now and stay until help comes: family, a roommate, a neighbor. If you're there, don't leave them alone, and keep talking to them, also through a door.",
          "Who is nearest to them?",
        ),
        step(
          "called",
          "Have ready what was taken, how long ago, and any illness or medicine. If they're hard to wake or breathing oddly, say so at once.",
          "Is help on its way to them?",
        ),
        step(
          "coping",
          "Keep trying to reach them, and keep your own line free for the emergency number to call back.",
          "Have you heard anything new?",
        ),
        step(
          "who",
          "You're doing what one person can do. I'm Echo, an AI, and I can't send anyone, so please have somebody beside you, too.",
          "Who can be with you while you wait?",
        ),
      ],
    },
  },
  others: {
    me: {
      explicit: [
        step(
          "away",
          "The first thing is space between you and them.",
          "Where could you stay for the next few hours?",
        ),
        step(
          "means",
          "Anger this strong passes, and it passes faster away from where it started.",
          "Is there anything within reach that you'd want out of reach?",
        ),
        step(
          "who",
          "Someone who can listen in person helps here: a friend, a doctor, a line on the card.",
          "Who would you call first?",
        ),
        step(
          "care",
          "A doctor or a counselor can help with what keeps bringing you here.",
          "Has it been this strong before, and what helped then?",
        ),
        step(
          "coping",
          "Nothing has to be settled with them today. It can wait until you've slept and talked to someone.",
          "How strong is it now, compared with when you first wrote?",
        ),
      ],
      acute: [
        step(
          "away",
          "Don't go there. Leave what you have where it is, turn around, and put distance between you and them.",
          "Can you walk or drive away from there right now?",
        ),
        step(
          "called",
          "Say what you're afraid of doing. They can help you not do it, and it ruins nothing to have called.",
          "Can you make that call, or go to someone?",
        ),
        step(
          "who",
          "An hour with another person can change how this day ends, for them and for you.",
          "Who could come and stay with you right now?",
        ),
        step(
          "away",
          "Stay away from where they are. Give your keys, and anything you could hurt someone with, to another person.",
          "Where are you right now?",
        ),
        step(
          "who",
          "I'm Echo, an AI, and I can't stop anything. People near you can help you stop.",
          "Who is closest to you at this moment?",
        ),
      ],
    },
    somebody: {
      explicit: [
        step(
          "who",
          "What you know could protect someone. The people who can act on it are the police and, if there is one, the person at risk.",
          "Who could you tell in the next hour?",
        ),
        step(
          "where",
          "Keep yourself out of it physically, and keep what they wrote or said, if you have it.",
          "Is the person at risk aware of it?",
        ),
        step(
          "line",
          "If it's at a school or at work, there is someone whose job this is: a principal, a manager, security. In danger it's the police first.",
          "Could you reach one of them today?",
        ),
        step("coping", "However it turns out, telling someone was right.", "Are you safe where you are?"),
      ],
      acute: [
        step(
          "out",
          "Get out of reach first, and take others with you if you can. Please don't try to stop anyone on your own.",
          "Can you get behind a locked door, or outside?",
        ),
        step(
          "called",
          "Say where it is, who is in danger, and whether there's a weapon.",
          "Has anyone called the police yet?",
        ),
        step(
          "who",
          "Warn the people who are in danger only if it's safe for you.",
          "Who else there needs to get out?",
        ),
      ],
    },
  },
  abuse: {
    me: {
      explicit: [
        step(
          "who",
          "You decide what happens next, and when. Anyone whose neck was ever squeezed should be seen by a doctor, even without a mark.",
          "Is there one person who knows what happens at home?",
        ),
        step(
          "near",
          "You're not overreacting, and you don't have to prove anything here.",
          "When are you safest to talk to someone: which place, which hour?",
        ),
        step(
          "line",
          "A trained advocate can think through the next days with you, at your speed, whether or not you want to leave.",
          "Would you use the hotline, and if not, what gets in the way?",
        ),
        step(
          "away",
          "It can help to decide beforehand where you'd go, who'd take you in, and what you'd take along. Keep that plan off any device they can see.",
          "Where could you go at short notice?",
        ),
        step(
          "care",
          "If you've been hurt, a doctor can look after it and write it down, even if you decide nothing else.",
          "Is anyone else in danger there, such as children?",
        ),
      ],
      acute: [
        step(
          "out",
          "If they come toward you, stay out of the kitchen and bathroom and near a door.",
          "Is there a door or a window you could get out by?",
        ),
        step(
          "out",
          "Safety comes before everything else, also before packing. A neighbor's house, a store or a police station will do, with the children if you can take them along.",
          "Where is the nearest place with other people?",
        ),
        step(
          "near",
          "If you can't leave now, that isn't your fault. Put the phone away if that's safer, and call when they're asleep or out.",
          "When will you next be alone?",
        ),
        step(
          "who",
          "You can agree on a word with a neighbor or a friend that means “call the police for me”.",
          "Who could you give that word to?",
        ),
        step(
          "who",
          "I'm Echo, an AI, and I can't call for you. Clear, in the menu above this conversation, removes what's here.",
          "Is there anyone you could signal right now?",
        ),
      ],
    },
    somebody: {
      explicit: [
        step(
          "near",
          "If a child is being hurt, don't wait for proof. Child protective services or a child helpline can take it from there.",
          "Is a child involved?",
        ),
        step(
          "where",
          "Ask what they want before you do anything; they know best what would make it more dangerous.",
          "Is there a safe way to ask them?",
        ),
        step(
          "line",
          "A hotline also talks with neighbors, friends and family, and you don't have to give your name.",
          "Could you call one today and ask what helps?",
        ),
        step(
          "who",
          "Be careful with messages: their phone may be read. Staying in touch counts, even if nothing changes at first.",
          "When could you next see them, without the other one there?",
        ),
      ],
      acute: [
        step(
          "called",
          "Say where it's happening first. Don't step in between; stay where you're safe.",
          "Have you called the police for them?",
        ),
        step(
          "who",
          "You can stay on the line and tell them what you hear or see until somebody is there.",
          "Is anyone with you who can help?",
        ),
        step(
          "near",
          "If they can get out, let them come to you, or to any place with people.",
          "Can they get out of there?",
        ),
      ],
    },
  },
  medical: {
    me: {
      explicit: [
        step(
          "called",
          "Please don't wait for it to pass while you write with me; a call comes first. Work can wait.",
          "Have you called a doctor, or has someone?",
        ),
        step(
          "who",
          "A neighbor, a passerby or anyone in the building can call and stay with you.",
          "Who is closest to you where you are?",
        ),
        step(
          "where",
          "If it grows, spreads, or comes with sweat, faintness or short breath, it's an emergency, also when it may be nothing.",
          "Has anything changed since you first wrote?",
        ),
        step(
          "care",
          "If you've been told it can wait, ask what would make it urgent, and call again if that happens.",
          "Who could stay with you today?",
        ),
      ],
      acute: [
        step(
          "called",
          "Put the phone on speaker, unlock the door, sit or lie down near it, and don't drive yourself.",
          "Is it ringing?",
        ),
        step(
          "who",
          "If dialing is hard, say “call 911” to your phone, hold its side button, or shout for help.",
          "Can anybody hear you?",
        ),
        step(
          "called",
          "Nobody will be angry if it turns out to be nothing. A doctor would rather see you once too often.",
          "Can you call this minute?",
        ),
        step(
          "away",
          "Open the door to the hallway or the street and stay there, where people can see you.",
          "Can you get to the door?",
        ),
        step(
          "called",
          "Don't sleep it off, and don't go on with work. One word, “help”, and your address are enough.",
          "Is somebody on the phone with you?",
        ),
      ],
    },
    somebody: {
      explicit: [
        step(
          "called",
          "Please let a trained voice guide you; that's what the emergency number is for.",
          "Have you called about them?",
        ),
        step(
          "breathing",
          "Stay with them and keep watching their breathing.",
          "Do they wake up and answer when you speak to them?",
        ),
        step(
          "who",
          "If you're not with them, someone nearby can check: a neighbor, a manager, security.",
          "Who is closest to them right now?",
        ),
        step(
          "coping",
          "Have ready what they took or what happened, and when; the people who come will ask for it.",
          "Is the door open for them?",
        ),
      ],
      acute: [
        step(
          "called",
          "Put the phone on speaker beside them and say “not waking up” or “not breathing right”. They'll tell you what to do, second by second.",
          "Is the call going?",
        ),
        step(
          "breathing",
          "If they're breathing, lay them on their side. If they aren't, or you can't tell, say so; you'll be talked through CPR, and you start at once.",
          "Do you see their chest move?",
        ),
        step(
          "who",
          "Shout for anyone near: one stays with them, one opens the door and waits for the ambulance.",
          "Is anyone there with you?",
        ),
        step(
          "coping",
          "Don't leave them, and give nothing to eat or drink. Keep what they took at hand for the people who come.",
          "What do they tell you on the phone?",
        ),
      ],
    },
  },
};

/** A parent, or somebody else who looks after a baby, is afraid of harming it. */
export const BABY_STEPS: readonly Step[] = [
  step(
    "away",
    "Put the baby down on their back in the crib, close the door, and go to another room. Crying there for a while does no harm.",
    "Are you in another room from the baby now?",
  ),
  step(
    "who",
    "You don't have to be alone with the baby for the rest of the day. A neighbor, a friend or family can take over.",
    "Who could come and hold the baby until you've slept?",
  ),
  step(
    "care",
    "Frightening pictures, or a voice that says things, are something a doctor or midwife has heard before, and they can help today. After any shaking, fall or pillow, a doctor must see the baby, even if all looks fine.",
    "Can you make that call now, before anything else?",
  ),
  step(
    "called",
    "If you might do it, say exactly that on the emergency line: “I'm afraid I'll hurt my baby.” They send help for both of you.",
    "Have you called, or can your neighbor?",
  ),
];

/** To a child, in simple words, whatever the danger. */
export const CHILD_STEPS: readonly Step[] = [
  step(
    "who",
    "You didn't do anything wrong, and you're not in trouble.",
    "Which grown-up is near you that feels safe?",
  ),
  step(
    "called",
    "Tell them with these words: “I need help and I can't do it by myself.” If the first grown-up doesn't listen, tell the next one.",
    "Can you go and say that now?",
  ),
  step(
    "near",
    "A grown-up can be a neighbor, a teacher, an aunt, a friend's mom, or a person in a store.",
    "Is somebody with you, or are you alone?",
  ),
  step(
    "line",
    "Kids call for help every day, and the people there are kind. You can also just say your name and where you are.",
    "Do you have a phone you can use to talk?",
  ),
  step(
    "away",
    "Please stay inside with people, and away from roads and high places.",
    "Will you stay where you are until a grown-up is with you?",
  ),
];

function step(about: About, say: string, ask: string): Step {
  return { about, say, ask };
}
