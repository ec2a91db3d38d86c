import type { RiskKind } from "../crisis/risk.ts";

/** What a person says in the middle of a crisis, as far as the answer depends on the danger. */
export type CrisisTopic = "means" | "barrier" | "alone" | "leaving" | "no" | "yes" | "unsure";

interface FollowUps extends Partial<Record<CrisisTopic, readonly string[]>> {
  /** In their order, when nothing else fits. */
  next: readonly string[];
}

/** Asked once, where thoughts of suicide were said or confirmed and neither the way nor the time is known. */
export const PLAN_QUESTIONS: readonly string[] = [
  "I'm still here, and you can write as little or as much as you like.\n\nHave you thought about how you'd do it, or when?",
];

/** Said to somebody who may be in danger, or do harm, themselves. */
export const OWN_FOLLOW_UPS: Record<RiskKind, FollowUps> = {
  self: {
    means: [
      "That makes it urgent. Please get away from it now: hand it to someone, lock it away, or leave the room yourself. Then call your local emergency number or the crisis line and say just this: “I might hurt myself, and I have what I'd use.”\n\nWho can be with you within the next ten minutes?",
      "Please don't stay alone with this tonight. Go to a neighbor, a friend, an emergency room, or any place with people, and call on the way.\n\nWhere could you go right now?",
    ],
    barrier: [
      "Calling can feel like too much. You can text instead, or chat, and you can stop at any time. You don't have to have the words; “I'm not okay” is enough. Most talks end with a plan for the next few hours and nobody coming to your door.\n\nWhat worries you most about reaching out?",
      "Then let's make it smaller. Someone you know counts, too: a message that only says “Can you call me?” is enough.\n\nCould you send that to one person now?",
    ],
    alone: [
      "Being alone with this makes it louder. It doesn't have to be someone close: a neighbor, a coworker, a café, a waiting room all help you through the next hour. The crisis line is there for exactly this, too.\n\nWhere are the nearest people right now?",
    ],
    leaving: [
      "I don't want to hold you up if you're going to someone. If you're not, please reach one person before you close this: call or text 988 in the US and Canada, findahelpline.com has lines elsewhere, and if you might act on it, call your local emergency number now.\n\nAre you going to act on it today?",
      "Before this closes: leave the phone on, and keep away from anything you'd use. You can send one person five words: “Please call me. Not okay.”\n\nWho gets that message?",
    ],
    no: [
      "Thank you for answering that straight. If it changes, even at three in the morning, the numbers on the card are for then, too. What you wrote still sounds like a lot.\n\nWhat's the heaviest part right now?",
      "Okay. I'm glad. A lot can hurt without that.\n\nWho knows how hard it's been?",
    ],
    yes: [
      "Thank you for telling me. That took something. Thoughts like that can come in waves, and a wave passes more safely with a person beside you. The lines on the card are free, also by text: 988 in the US and Canada. I'm Echo, an AI, and I'd like a person to hear this, too.\n\nHave you thought about how or when?",
      "Thank you for being that open. Please say exactly this to a person now: on the crisis line, to your doctor, or to someone who can come over. Until then, keep away from anything you could use.\n\nIs there anything near you that you might use?",
    ],
    unsure: [
      "Not being sure is an answer, too, and it's enough to let a person in on this. You can call or text 988, or tell someone you trust: “I've been having thoughts that scare me.”\n\nWho would you tell first?",
      "It can be both at once, and it can change from hour to hour. You don't have to sort it out alone; a doctor or a therapist can help you do that.\n\nWhat makes it stronger, and what makes it quieter?",
    ],
    next: [
      "I believe you, and I'm not going to talk you out of how it feels. A trusted person beside you and, tomorrow, a doctor or therapist are what I'd hope for.\n\nWho is the first person you'd want to know?",
      "Whatever you've thought of, more distance from it makes this hour safer: give it to someone, or go where it isn't.\n\nIs someone near who could come and be with you?",
      "A person can carry this with you in a way I can't.\n\nWould you use one of the lines on the card, and if not, what gets in the way?",
      "Small things can get you through a bad hour: cold water on your face, a few slow breaths, outside air, a voice on the phone. None of it has to fix anything.\n\nWhat has helped, even a little, at other times?",
      "When this hour is over, a doctor or a therapist can help with what's underneath, and they've heard it before.\n\nIs there someone like that you've talked to, or could call tomorrow?",
      "You've kept going through this conversation, and I'm glad you have.\n\nHow strong is the urge right now, compared with when we started?",
    ],
  },
  others: {
    means: [
      "Please get away from it and from them now. Leave it where it is, go outside, and call your emergency number.\n\nCan you leave right now?",
    ],
    barrier: [
      "You wouldn't be the first to say this out loud to them, and saying it is how people keep it from happening.\n\nWhat worries you most about calling?",
    ],
    yes: [
      "Thank you for being honest. Then distance comes before everything else: don't go near them, and let someone stay with you.\n\nWho could come and be with you?",
    ],
    no: [
      "Good. Give it some room anyway: a few hours apart, someone to talk to, sleep if you can.\n\nWhat set it off?",
    ],
    next: [
      "The first thing is still space between you and them.\n\nWhere could you stay for the next few hours?",
      "Anger this strong passes, and it passes faster away from where it started.\n\nIs there anything within reach that you'd want out of reach?",
      "Someone who can listen in person helps here: a friend, a doctor, a line on the card.\n\nWho would you call first?",
      "A doctor or a counselor can help with what keeps bringing you here.\n\nHas it been this strong before, and what helped then?",
      "Nothing has to be settled with them today. It can wait until you've slept and talked to someone.\n\nHow strong is it now, compared with when we started?",
    ],
  },
  abuse: {
    means: [
      "That makes it urgent. If you can get out safely, go where there are other people and call the emergency number from there.\n\nIs there a way out that's safe right now?",
    ],
    barrier: [
      "You can talk to the hotline without giving your name, and without deciding anything. They can also chat or text when speaking isn't safe.\n\nWhat would make it safe enough to reach out?",
    ],
    yes: [
      "Then only as much as is safe. Keep a charged phone and your documents where you can take them, and let one person know a word that means “call for help”.\n\nWho could that person be?",
    ],
    no: [
      "Then safety comes first, before talking it out with them or setting anything straight. If you can reach other people, go there, and call the emergency number as soon as you can.\n\nCan you get to a place where you're not alone with them?",
    ],
    next: [
      "You decide what happens next, and when. A doctor's room is a safe place to talk; anyone whose neck was ever squeezed should be seen there, even without a mark.\n\nIs there one person who knows what happens at home?",
      "You're not overreacting, and you don't have to prove anything here.\n\nWhen are you safest to talk to someone: which place, which hour?",
      "A trained advocate on the hotline, 1-800-799-7233 in the US, can think through the next days with you, at your speed, whether or not you want to leave.\n\nWould you use it, and if not, what gets in the way?",
      "It can help to decide beforehand where you'd go, who'd take you in, and what you'd take along. Keep that plan off any device they can see.\n\nWhere could you go at short notice?",
      "If you've been hurt, a doctor can look after it and write it down, even if you decide nothing else.\n\nIs anyone else in danger there, such as children?",
    ],
  },
  medical: {
    yes: [
      "Good. Then please make the call now, or ask them to, and say where you are first. I'll be here.\n\nWhat's the nearest number you can call?",
    ],
    no: [
      "Then please call now, put the phone on speaker, and unlock the door. Whoever answers will stay on the line with you.\n\nCan you reach your phone?",
    ],
    next: [
      "Please don't wait for it to pass while you write with me; a call comes first.\n\nHave you called, or has someone?",
      "If you can't call, a neighbor, a passerby or anyone in the building can.\n\nWho is closest to you?",
      "If you've called, stay where they can find you, and don't drive yourself.\n\nHas anything changed since you first wrote?",
      "Keep your phone near and charged, and put the light on where they'll come in.\n\nIs the door unlocked?",
      "If you've been told it can wait, ask what would make it urgent, and call again if that happens.\n\nWho could stay with you today?",
    ],
  },
};

/** Said while the danger is under way or near, unless something more particular fits. */
export const ACUTE_FOLLOW_UPS: Record<RiskKind, readonly string[]> = {
  self: [
    "The call comes first; writing can wait. You can put the phone on speaker and keep this open.\n\nHave you called, or has someone?",
    "If you can't call, go to the nearest person: a neighbor, the hallway, the street. Say “I need help now.”\n\nWho is nearest to you?",
    "Please move away from it now, out of the room or out of the car, and leave it behind. Unlock the door for whoever comes.\n\nCan you get up and go to another place right now?",
    "I'm still here. Every minute with a person near you makes this safer, so please call now: the emergency number, or 988.\n\nIs anyone with you now?",
    "You don't have to decide anything about your life tonight. You only have to get to other people, and call.\n\nWhich lit place with people could you walk to?",
    "An emergency room takes you at any hour, without an appointment and without the right words. “I'm not safe with myself” is enough.\n\nCould someone take you there, or could the emergency number?",
    "Please call now, even if you don't want to talk. Say your address first; they'll do the rest.\n\nIs the phone in your hand?",
    "I'd like you to be with a person in the next few minutes. Knock on a door, or shout.\n\nWhose door is closest?",
  ],
  others: [
    "Don't go there. Give your keys to someone, or leave them and what you have where they are, and walk the other way. Then call your local emergency number, or 988, and say what you're afraid of doing.\n\nWho could come and stay with you right now?",
    "An hour with another person can change how this day ends, for them and for you. Please call now, before that time comes.\n\nCan you call, or go to someone?",
    "Stay away from where they are, and keep out of the car. Someone can sit with you until the time has passed.\n\nWhere are you right now?",
    "A doctor or a crisis counselor can help with what brought you here, and talking to them ruins nothing.\n\nWill you call one of the numbers on the card now?",
    "I'm Echo, an AI, and I can't stop anything. People near you can help you stop.\n\nWho is closest to you?",
  ],
  abuse: [
    "Put the phone away now if that is safer; you can come back. If they come toward you, stay out of the kitchen and bathroom and near a door. When you can, call the emergency number; an open line without words can be enough, and in many US places you can text 911.\n\nIs there a door you could get to?",
    "Safety comes before everything else, also before packing. A neighbor's house, a store or a police station will do, with the children if you can take them along.\n\nWhere is the nearest place with other people?",
    "If you can't leave now, that isn't your fault. When they're asleep or out, call the emergency number or the hotline on the card; a doctor should look at your neck or any injury, even without a mark.\n\nWhen will you next be alone?",
    "You can agree on a word with a neighbor or a friend that means “call the police for me”.\n\nWho could you give that word to?",
    "I'm Echo, an AI, and I can't call for you. Clear this conversation if someone may look at it.\n\nIs there anyone you could signal right now?",
  ],
  medical: [
    "Please call the emergency number now, on speaker, and unlock the door. Don't drive yourself.\n\nHave you called, or has someone?",
    "If you can't call, shout, or go to the nearest person: a neighbor, the hallway, the street.\n\nWho is closest to you?",
    "Sit or lie down near the door, and keep the line open. Whoever answers will tell you what to do.\n\nAre they on the phone with you?",
    "Nobody will be angry if it turns out to be nothing. A doctor would rather see you once too often.\n\nCan you call now?",
  ],
};

/** Said to somebody who goes while the danger is near. */
export const ACUTE_LEAVING: readonly string[] = [
  "Please don't end it here. Call your local emergency number now, or call or text 988, and go where another person is: a neighbor, the hallway, a lit place. A goodbye, a thank you or a calm evening doesn't make this less urgent. I'm Echo, an AI, and I can't come to you.\n\nAre you going to kill yourself tonight?",
  "Please leave the phone on; it's the way to people. Put the crisis line or the emergency number on speaker, say your address, and open the door for whoever comes.\n\nWill you call before you put the phone down?",
  "Please go out of that room before anything else, and knock on the nearest door. The words can be: “Please don't leave me alone tonight.”\n\nWhich door is it?",
];

/** Said to somebody who is with, or worried about, a person whose life is in danger now. */
export const ACUTE_ABOUT_SOMEBODY: readonly string[] = [
  "Call the emergency number now, even from far away. Tell them where that person is, what was taken or said, and when; they can send help to an address you give. If you're there, stay, and keep the way clear.\n\nHave you called?",
  "If you've called, ring someone who is closer: family, a roommate, a neighbor, a building manager. Ask them to go there and stay until help comes.\n\nWho is nearest to them?",
  "Keep trying to reach them, and keep your own line free for the emergency number to call back. If they answer, ask where they are, and stay on the line.\n\nHave you heard anything new?",
  "Have ready what was taken, how long ago, and any illness or medicine; the people who come will ask. If they're asleep and hard to wake, or breathing oddly, say so at once.\n\nIs help on its way?",
  "You're doing what one person can do. I'm Echo, an AI, and I can't send anyone, so please have somebody beside you, too. When this hour is over, a doctor can help all of you with the next steps.\n\nWho can be with you now?",
];

/** The body is getting worse after something was taken, or in an emergency. */
export const BODY_REPLIES: readonly string[] = [
  "Please don't sleep it off, and don't wait. What you describe can mean that it's getting worse. Call your emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK. Put the phone on speaker, unlock the door, and sit up near it.\n\nIs it ringing?",
  "This is getting worse, and it needs people now. If dialing is hard, say “Call 911” to your phone, or hold its side button. If that fails, open the door and shout for help.\n\nCan you get to the door?",
  "Stay awake, sitting up. I can't call for you; I'm Echo, an AI. Shout, knock on the wall, press the emergency call on your phone's lock screen.\n\nCan anybody hear you?",
  "Call now, please. One word, “help”, and your address are enough.\n\nIs somebody on the phone with you?",
  "Open the door to the hallway or the street, and lie on your side there, where people can see you. Keep the emergency call going.\n\nIs someone coming?",
];

/** Said to somebody who worries about another person. */
export const FOLLOW_UPS_ABOUT_SOMEBODY: Record<RiskKind, readonly string[]> = {
  self: [
    "Start small and true: “I've noticed, I'm not angry, and I want to hear how bad it's been. Are you thinking about killing yourself?” Then wait, and listen. Asking won't put the idea there. Tonight keep medicines and anything sharp out of reach, and tomorrow call a doctor. I'm Echo, an AI, so let a person help you with this: 988 talks with families, too.\n\nWhen could you talk with them?",
    "Listening helps more than arguing. You don't have to talk them out of it; you can say that you're glad they told you and that you'll stay.\n\nHave you been able to ask them directly?",
    "If you can do it safely, put distance between them and anything they could use: medicines, a weapon, car keys.\n\nCould you, or someone near them, do that?",
    "Please don't keep this a secret for them, even if you promised. A parent, a partner, a doctor or the crisis line can share it with you.\n\nWho could you tell today?",
    "This is a lot for you, too. The lines on the card talk with worried friends and family, not only with the person themselves.\n\nWho is looking after you in this?",
  ],
  others: [
    "What you know could protect someone. The people who can act on it are the police and, if there is one, the person at risk.\n\nWho could you tell in the next hour?",
    "Keep yourself out of it physically, and keep what they wrote or said, if you have it.\n\nIs the person at risk aware of it?",
    "It isn't your job to stop it alone.\n\nWho could help you decide what to do next?",
    "If it's at a school or at work, there is someone whose job this is: a principal, a manager, security. In danger it's still the police first.\n\nCould you reach one of them today?",
    "However it turns out, telling someone was right.\n\nAre you safe where you are?",
  ],
  abuse: [
    "Ask what they want before you do anything; they know best what would make it more dangerous.\n\nIs there a safe way to ask them?",
    "Be careful with messages: their phone may be read.\n\nCould you see them in person, without the other one there?",
    "If a child is being hurt, don't wait for proof. Child protective services or a child helpline can take it from there.\n\nIs a child involved?",
    "A hotline also talks with neighbors, friends and family, and you don't have to give your name.\n\nCould you call one today and ask what helps?",
    "Staying in touch counts, even if nothing changes at first.\n\nWhen could you next check on them safely?",
  ],
  medical: [
    "Please let a trained voice guide you; that's what the emergency number is for.\n\nHave you called?",
    "Stay with them and keep watching their breathing.\n\nHas anything changed in the last minutes?",
    "If you're not with them, someone nearby can check: a neighbor, a manager, security.\n\nWho is closest to them?",
    "Have ready what they took or what happened, and when; the people who come will ask for it.\n\nIs the door open for them?",
    "You're doing what can be done. Let the people who come take over, and then look after yourself, too.\n\nWho could be with you afterward?",
  ],
};
