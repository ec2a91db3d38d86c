import type { RiskKind, RiskSubject } from "../crisis/risk.ts";

/**
 * What Echo says when a person may be in danger. Written by people and fixed; no model is involved. Each asks one direct
 * question. The country's own lines stand on the card beside it.
 */
type Replies = Record<RiskKind, Record<RiskSubject, string>>;

/** The danger was put into words for the first time in the conversation. */
export const FIRST_REPLIES: Replies = {
  self: {
    me: "I'm glad you told me, and I'm taking it seriously. I'm Echo, an AI, so I can't be with you. People can: somebody you trust, and a doctor or therapist. In the US and Canada you can call or text 988 at any hour; findahelpline.com lists free lines everywhere else. If you might act on this, call your local emergency number now and move away from anything you could hurt yourself with.\n\nAre you thinking about killing yourself, maybe today?",
    somebody:
      "Thank you for looking out for them. You don't have to know what to say. You can ask them straight out: “Are you thinking about killing yourself?” Asking doesn't put the idea there. In the US and Canada you can call or text 988 for them, too; findahelpline.com lists free lines everywhere else. If they may act on it soon, call the emergency number and don't leave them alone. A doctor can see them, too, and somebody close to them should know. I'm Echo, an AI, and this needs people.\n\nDo you know where they are right now?",
  },
  others: {
    me: "Thank you for saying it instead of acting on it. Please put distance between you and them first: another room, outside, a walk. If you could hurt someone soon, call your local emergency number and say that. In the US and Canada, 988 talks with people who are afraid of this, too; findahelpline.com lists free lines everywhere else. A doctor or a counselor can help with anger this strong. I'm Echo, an AI, so let a person help you with this.\n\nAre you afraid you might hurt someone today?",
    somebody:
      "You're right to take this seriously. If it could happen soon, call your local emergency number and tell them what you know. Please don't try to stop anyone on your own. I'm Echo, an AI, and I can't alert anyone for you.\n\nIs someone in danger right now?",
  },
  abuse: {
    me: "I'm sorry this is happening. It isn't your fault, and nobody has the right to hurt, threaten or control you. In the US the National Domestic Violence Hotline is there at any hour: call 1-800-799-7233 or text START to 88788. findahelpline.com lists free lines everywhere else. If someone checks this device, use another one if you can, and clear this conversation. I'm Echo, an AI, so I can't call anyone for you.\n\nAre you safe right now?",
    somebody:
      "It matters that you noticed. Listen to them, believe them, and let them decide what comes next. Please don't confront the person who does this; it can make things more dangerous. In the US you can ask the National Domestic Violence Hotline how to help: 1-800-799-7233, at any hour. For a child it's Childhelp: 1-800-422-4453. findahelpline.com lists lines everywhere else.\n\nAre they in danger right now?",
  },
  medical: {
    me: "This could need medical help, and you don't have to be sure before you ask for it. If it's getting worse, or you feel faint or can't breathe well, call your local emergency number now. I'm Echo, an AI; I can't tell what it is.\n\nIs anyone with you?",
    somebody:
      "They may need medical help, and you don't have to be sure before you ask for it. If they're getting worse, hard to wake or not breathing well, call your local emergency number now. I'm Echo, an AI; I can't tell what it is.\n\nCan you call right now?",
  },
};

/** Violence at home, told by a teenager. */
export const TEEN_ABUSE_REPLY =
  "I'm sorry this is happening, and I believe you. It isn't your fault, and nobody is allowed to hurt you or touch you against your will. In the US Childhelp is there for everybody under 18, at any hour: call or text 1-800-422-4453. findahelpline.com lists free lines everywhere else. A grown-up you trust can act on it: an aunt, a teacher, a doctor, a friend's parent. If you could be hurt now, go where other people are and call your local emergency number. I'm Echo, an AI, so I can't call anyone for you.\n\nAre you safe right now?";

/** Thoughts of suicide were put into plain words: they need no asking, only how near it is. */
export const SAID_REPLY =
  "Thank you for telling me that you're thinking about killing yourself. I'm taking it seriously. I'm Echo, an AI, so I can't be with you. People can: somebody you trust tonight, and a doctor or therapist. In the US and Canada you can call or text 988 at any hour; findahelpline.com lists free lines everywhere else. If you might act on it, call your local emergency number now and move away from anything you could hurt yourself with.\n\nIs it today?";

/** Somebody hides their arms, which may have another reason. */
export const HIDES_ARMS_REPLY =
  "I'd rather ask than guess, and nobody should judge you for the answer. Some people cover their arms or legs because they hurt themselves to get through things. If that's so, people can help: a doctor, a school nurse or counselor, or 988 by call or text in the US and Canada; findahelpline.com lists free lines elsewhere. If not, a no is enough. I'm Echo, an AI, so I can only ask.\n\nDo you sometimes hurt yourself?";

const SELF_HARM =
  "Thank you for saying it plainly. Hurting yourself to get through a feeling is something people can help with, and nobody should judge you for it. If a cut is deep or won't stop bleeding, get care now, or call your local emergency number. In the US and Canada you can call or text 988 about this at any hour, and findahelpline.com lists free lines elsewhere. A doctor or therapist has heard it before, too. I'm Echo, an AI, so please let one person know.";
/** Self-harm was said, and nothing of a wish to die. */
export const SELF_HARM_REPLY = `${SELF_HARM}\n\nAre you also thinking about ending your life?`;
/** Self-harm was said, and that it is no wish to die. */
export const SELF_HARM_URGE_REPLY = `${SELF_HARM}\n\nIs the urge to hurt yourself strong right now?`;

/** The one who is feared is at the door: every word more keeps the screen open. */
export const CAUGHT_REPLY =
  "Put the phone away now. Clear, in the menu above, removes this. In danger, an emergency call left open without words is enough.";

/** A child is on its way out of a home where somebody hurts it, to a grown-up who is safe. */
export const CHILD_SETS_OUT =
  "Yes, go now, straight there, and hold hands if there's a smaller kid with you. Leave everything else behind. Knock loud, and say just what you wrote here. Then stay with that grown-up: you don't have to go back. Ask them to call the emergency number or, in the US, Childhelp at 1-800-422-4453. You're being very brave.";

/** The time or the means were told, so nothing is left to ask but who can come. */
export const URGENT_REPLY =
  "Please don't wait with this. Call your local emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK. Or call or text 988, and say it as you said it here. Then put distance between you and what you'd use, and go where another person is. I'm Echo, an AI. I can't come to you or call for you.\n\nWho can be with you in the next ten minutes?";

/** A parent, or somebody else who looks after a baby, is afraid of harming it. */
export const BABY_FIRST =
  "Thank you for saying it. Being afraid to hurt someone you love is something people can help with. Put the baby down on their back in the crib, close the door, and go to another room. Crying there for a while does no harm. Then call someone to come over now. In the US and Canada you can call or text 988 about this at any hour, and a doctor or midwife has heard it before (in the US also the Maternal Mental Health Hotline, call or text 1-833-852-6262); if you could hurt the baby, call your local emergency number. If the baby was shaken or hurt, a doctor must see them today, even if all looks fine. I'm Echo, an AI, and this needs people.\n\nWho can come and take the baby for a while?";

export const BABY_URGENT =
  "Please put down what you're holding, lay the baby on their back in the crib, and leave the room now. Close the door, even if there's crying. You don't have to obey a voice or a thought. Then call your local emergency number (911 in the US and Canada, 112 in Europe, 999 in the UK) and say: “I'm afraid I'll hurt my baby.” They send help for both of you. I'm Echo, an AI, and I can't call for you.\n\nAre you out of the room, and is the call going?";

/** Said before the coach's own reply where a danger was only guessed. A yes always means danger. Once per kind. */
export const CHECKS: Replies = {
  self: {
    me: "I may be reading too much into this, but do you feel unsafe right now, even with your own thoughts? If so, you can call or text 988 in the US and Canada, or find a free line at findahelpline.com. If not, just carry on.",
    somebody:
      "I may be reading too much into this, but are you worried about someone's safety right now? If so, 988 in the US and Canada talks with families and friends, too, and in danger it's the emergency number. If not, just carry on.",
  },
  others: {
    me: "I may be reading too much into this, but could anyone get hurt here today? If so, keep your distance and call 988 or the emergency number. If not, just carry on.",
    somebody:
      "I may be reading too much into this, but is anyone around you in danger right now? If so, call the emergency number. If not, just carry on.",
  },
  abuse: {
    me: "I may be reading too much into this, but does anyone make you feel unsafe right now? If so, in the US 1-800-799-7233 is there at any hour, and the emergency number in danger. If not, just carry on.",
    somebody:
      "I may be reading too much into this, but does anyone treat them in a way that isn't safe? If so, you can ask 1-800-799-7233 in the US how to help. If not, just carry on.",
  },
  medical: {
    me: "I may be reading too much into this, but do you need a doctor today? If so, call one now, or your local emergency number if it's getting worse. If not, just carry on.",
    somebody:
      "I may be reading too much into this, but does anyone there need a doctor today? If so, call one now, or your local emergency number if it's getting worse. If not, just carry on.",
  },
};

/** Goes on after a denial that said nothing else, where Echo had asked nothing. */
export const CARRY_ON = "Let's carry on where we were.";

/** Begins a reply to somebody in whom Echo saw a danger that isn't there. */
export const LEADS: readonly string[] = [
  "Thanks for setting me straight. I read too much into that.",
  "Got it, and I'm sorry. I misread you.",
  "Understood. That was my mistake, and I won't keep asking.",
  "You're right, that question didn't belong here. Back to what you wrote.",
  "Okay, I hear you. I got that wrong.",
];

/** A danger is suspected once more after no answer: asked once, in other words. */
export const ASK_AGAIN: Readonly<Record<RiskKind, string>> = {
  self: "I may be misreading you, so I'll ask this only once more. Sometimes people who write like this wish they were dead, and sometimes they're just worn out. Either way a person can help: 988 in the US and Canada, by call or text.\n\nWhich is closer for you right now: worn out, or wishing you were dead?",
  others:
    "I may be misreading you, so I'll ask only once more, plainly. In danger, the emergency number and distance come first.\n\nIs there any chance that someone gets hurt?",
  abuse:
    "I may be misreading you, so I'll ask only once more, plainly. In the US you can talk it through at 1-800-799-7233.\n\nIs someone at home making you afraid?",
  medical:
    "I may be misreading you, so I'll ask only once more, plainly. If it's getting worse, it's the emergency number.\n\nDoes anybody there need a doctor today?",
};

/** Said instead of a sign-off to somebody who goes, where danger stood between the lines. */
export const LEAVING_QUESTION =
  "Before you go, I'd rather ask than guess. If I've read too much into it, a no is enough. If not, or if you're not sure, please don't stay alone with it: in the US and Canada you can call or text 988 at any hour; findahelpline.com lists free lines everywhere else. If you might act on it, call your local emergency number now and move away from anything you could hurt yourself with. I'm Echo, an AI, and a person can do what I can't.\n\nBefore you go: are you thinking about killing yourself?";

/** Somebody asked for ways to die before anything else was said. */
export const METHODS_REPLY =
  "I won't go into ways, amounts or how it would happen, but I'm not turning you away. I'm Echo, an AI, and I take this seriously whatever the reason for asking. In the US and Canada you can call or text 988 at any hour; findahelpline.com lists free lines everywhere else. You can say it to them exactly as you wrote it here. If you might act on it, call your local emergency number now.\n\nAre you asking because you think about killing yourself?";

/** Somebody who cares for a person that is ill thinks of an end for them, out of exhaustion or love. */
export const CARING_REPLY =
  "Thank you for saying it instead of acting on it. Caring day and night without sleep brings people to this edge, people who love, too. It's about two lives, theirs and yours. Put down what you hold, and go into the next room for a few minutes. What's needed tonight is somebody who takes over the care: a neighbor or family who comes to you, or 988 by call or text in the US and Canada. If it could happen tonight, it's the emergency number; they send somebody, so that nobody is left alone. I'm Echo, an AI, so let a person carry this with you.\n\nIs it their life that you think of ending, your own, or both?";
/** The same, with something at hand. */
export const CARING_URGENT =
  "Please call your local emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK. Say: “I care for somebody who is ill, and I'm afraid I'll end their life, and mine.” They send somebody to you, so that nobody is left alone. Leave the medicines and whatever you held where they are, and wait in another room near the unlocked door. In the US and Canada 988 stays with you by call or text meanwhile. I'm Echo, an AI, and I can't come to you.\n\nWho can come to you now, a neighbor or those you call?";

/** Violence, told by somebody who can't speak on a phone. */
export const ABUSE_IN_WRITING =
  "This sounds dangerous, and it isn't your fault. You can get help in writing: in many places of the US you can text 911, with the address first. The National Domestic Violence Hotline takes texts, START to 88788, and chats at thehotline.org; findahelpline.com shows lines by text elsewhere. If your neck was squeezed, a doctor has to see you today, also without a mark. If your screen is checked, use another device if you can, and clear this conversation. I'm Echo, an AI, and I can't send anyone.\n\nCan you send such a text without being seen?";

/** Somebody else seems to have taken an overdose. */
export const THEIR_OVERDOSE_REPLY =
  "Please call your local emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia. Say the address and the door first, and then: “I think somebody here has taken an overdose.” It can stop their breathing while it looks like sleep or like being drunk, so don't wait for it to get clearer. Have the bottle or box at hand and read out what's on it. If they're behind a locked door, say so: the people who come can open it, and the one on the phone tells you what to do until then. Unlock the front door, and keep talking to them. I'm Echo, an AI, and I can't call for you.\n\nAre you calling now, or can somebody else there?";

/** Signs of the body that are an emergency together in pregnancy or after a birth. */
export const BIRTH_REPLY =
  "Signs like these together, in pregnancy or in the weeks after a birth, can be an emergency, also when it feels like too little sleep. Please call your maternity unit or your local emergency number now (911 in the US and Canada, 112 in Europe, 999 in the UK), and say first that you're pregnant or have just given birth; then your head, your eyes, the swelling, the pain, whatever you have of these. Don't drive yourself, and let somebody take the baby. I'm Echo, an AI; I can't tell what it is.\n\nCan you make that call now, or can somebody near you?";

/** What burns inside may be poisoning everybody there. */
export const FUMES_REPLY =
  "Get everyone outside into fresh air now, pets too, and leave the doors open behind you. This can be carbon monoxide: it has no smell, and it makes people sleepy before it kills. Then call your local emergency number from outside: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia. Say that several of you are sick and what was burning. Nobody goes back in, not for coats or to turn it off. I'm Echo, an AI, and I can't call for you.\n\nIs somebody calling now, you or a person near you?";

/** It is happening, or about to. */
export const ACUTE_REPLIES: Replies = {
  self: {
    me: "Please call your local emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia. If you've taken something or you're hurt, say that first, even if you feel fine. Unlock the door. Move away from anything you could hurt yourself with, and go where another person is. I'm Echo, an AI. I can't call for you, and I'll keep answering here.\n\nCan you make that call, or shout for someone near you?",
    somebody:
      "Please call your local emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia. Say first where they are, or where they could be. Stay with them, or on the phone with them, until there is help. I'm Echo, an AI, and I can't call for you.\n\nAre you with them?",
  },
  others: {
    me: "Please leave behind anything you could hurt someone with, and stay away from where they are or will be. Then call your local emergency number and say what you're afraid of doing, or call or text 988 in the US and Canada at any hour. They can help you not do it. A doctor or a counselor can help after that. I'm Echo, an AI, and I can't come to you.\n\nCan you be somewhere else, with people who aren't part of this, until it has passed?",
    somebody:
      "Please get to a safe place first, and take others with you if you can. Then call your local emergency number and say where it is and who is in danger. I'm Echo, an AI, and I can't call for you.\n\nAre you out of their reach?",
  },
  abuse: {
    me: "This sounds dangerous, and it isn't your fault. If you're being hurt or about to be, get to other people if there's a safe way, and call your local emergency number: say where you are first, and if you can't speak, leave the line open. If leaving or calling now would make it worse, wait for a safer moment; you know best. In the US the hotline is there at any hour, 1-800-799-7233. I'm Echo, an AI, and I can't call for you. If this phone is checked, clear this conversation.\n\nCan you get out safely?",
    somebody:
      "Please call your local emergency number now, and say where it's happening first. Don't step in between; stay where you're safe. I'm Echo, an AI, and I can't call for you.\n\nCan you call from where you are?",
  },
  medical: {
    me: "What you describe can be an emergency, also when it doesn't feel like much. Please call your local emergency number now, and say where you are first. Then unlock the door, and sit or lie down near it. I'm Echo, an AI, and I can't call for you.\n\nIs anyone near who could come to you?",
    somebody:
      "Please call your local emergency number now, and say where you are first. Stay with them; whoever answers will tell you what to do. I'm Echo, an AI, and I can't call for you.\n\nAre they breathing?",
  },
};

/** Something stands between the lines: ask, and leave the door open. */
export const OBLIQUE_REPLIES: Replies = {
  self: {
    me: "Some words can carry more than they say, and I'd rather ask than guess. If I've read too much into it, a no is enough, and we'll go on with what you wrote. If not, or if you're not sure, please tell a person, too, somebody you trust or a doctor: in the US and Canada you can call or text 988 at any hour, and findahelpline.com lists free lines elsewhere. I'm Echo, an AI, so I can only ask.\n\nAre you having thoughts of killing yourself?",
    somebody:
      "It sounds as if you're worried about someone, and that worry is worth listening to. You can ask them directly: “Are you having thoughts of killing yourself?” Asking doesn't put the idea there. In the US and Canada you can call or text 988 about someone else, too; findahelpline.com lists free lines elsewhere.\n\nWhat have you noticed that worries you most?",
  },
  others: {
    me: "That sounds like a lot of pressure, and I'd rather ask than guess. If it's so, put some distance between you first, and talk to a person; in the US and Canada you can call or text 988 about this, too. If not, a no is enough.\n\nAre you afraid you could hurt someone?",
    somebody:
      "If you're worried about what someone might do, trust that. If it could happen soon, call your local emergency number.\n\nWhat did they say or do that worries you?",
  },
  abuse: {
    me: "You deserve to feel safe, and I'd rather ask than guess. If it's so, it isn't your fault, and in the US you can talk it through at 1-800-799-7233 at any hour; findahelpline.com lists lines elsewhere. If someone may check this device, use another one if you can.\n\nIs someone hurting you, threatening you or controlling you?",
    somebody:
      "If someone isn't being treated well, you can ask how to help without making it worse: in the US at 1-800-799-7233, elsewhere through findahelpline.com.\n\nWhat have you seen or heard?",
  },
  medical: {
    me: "If this worries you, you don't have to wait. A doctor, a nurse line or a pharmacist can tell you today whether it needs care; if it gets worse, call your local emergency number.\n\nHow long has it been like this?",
    somebody:
      "If you're worried about their health, you don't have to wait. A doctor or a nurse line can tell you today; if it gets worse, call your local emergency number.\n\nAre they getting worse?",
  },
};

/** After a no to a direct question, once: the line is there in any case. */
export const ANYWAY: Readonly<Record<RiskKind, string>> = {
  self: "If it ever does get that dark, 988 in the US and Canada answers calls and texts at any hour, and findahelpline.com knows the lines elsewhere.",
  others: "If it ever gets close to that, 988 and the emergency number are there.",
  abuse: "If that ever changes, 1-800-799-7233 in the US is there at any hour.",
  medical: "If it gets worse after all, a doctor or the emergency number is the right call.",
};

/** Begins the reply when it turns out to be about somebody or something else. */
export const CORRECTED = "I had that wrong, and I'm sorry. ";

/** Harm that is asked about for a story. */
export const FICTION_REPLY =
  "I won't work out how she, he or anyone does it, in a story either. And sometimes a story carries something of our own; that part can be said here. I'm Echo, an AI. In the US and Canada you can call or text 988 at any hour, and findahelpline.com lists free lines elsewhere.\n\nHow much of it is about you, and did you mean none, some, or most?";
