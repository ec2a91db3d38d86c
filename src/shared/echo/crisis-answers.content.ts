import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import type { Sign } from "./crisis-signs.content.ts";
import type { About } from "./crisis-steps.content.ts";

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
      "I don't pass on what you write. It's kept in this browser, and the server keeps nothing of it unless you chose that; Clear, in the menu above the conversation, removes it. I can't send anybody, either: reaching a person is up to you, and I hope you do.",
    ],
  },
  {
    on: "secrecy",
    texts: [
      "I can't promise a secret, and I don't need to tell anyone either: this server keeps nothing of what you write here. But a thing like this is too much for one person and an AI. You choose who hears it.",
    ],
  },
  {
    on: "human",
    texts: [
      "No, I'm not a person. I'm Echo, an AI, and I can be wrong. That's why I keep pointing to people: they can hear your voice, come over and stay.",
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
    on: "person",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "Go to {who} now, or call. You could say: “I'm not okay. Can you stay with me?” You don't have to explain the rest.",
      "Please bother {who} with this, even in the middle of the night. One sentence is enough: “Please come, I'm not safe by myself.”",
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

/** What a yes, a no or a "maybe" to a question is answered with, by what was asked. */
export const YES_NO: Record<
  "me" | "somebody",
  Partial<Record<About, Partial<Record<"yes" | "no" | "unsure", string>>>>
> = {
  me: {
    danger: {
      yes: "Thank you for telling me. That took something.",
      no: "Thank you for answering. What you wrote before still weighs, so I'm staying with it.",
      unsure: "Not being sure is an answer, too, and it's enough to let a person in on this.",
    },
    safe: {
      yes: "I'm glad you're safe at this moment. It's a good time to let somebody know.",
      no: "Then safety comes first, before talking it out with them or setting anything straight.",
      unsure: "If you can't say, it's safer to act as if you weren't.",
    },
    near: {
      no: "I'm glad it isn't now. That leaves time to let someone in.",
      unsure: "If you can't say, it's safer to act as if it were near.",
    },
    plan: {
      yes: "Thank you for being that open. Please say exactly this to a person, too.",
      no: "I'm glad there's no plan. The thoughts alone are reason enough for help.",
      unsure: "Half a plan counts, too. It's worth saying to somebody.",
    },
    means: {
      no: "Good that nothing is at hand. Let's keep it that way for tonight.",
      unsure: "If there could be something, please go where it isn't.",
    },
    who: {
      yes: "Good. Please let them come, or go to them now.",
      no: "If nobody comes to mind, it can be somebody whose job it is, and who picks up at any hour.",
    },
    away: {
      yes: "Good. Please do that first; I'll be here after.",
      no: "Then leave it where it is, and be the one who goes: another room, the hallway, outside.",
    },
    line: {
      yes: "Good. Please do it now; I'll still be here.",
      no: "That's all right; nobody can make you. A person you know, or an emergency room, counts as much.",
    },
    called: {
      yes: "Good. Stay on the line and do what they tell you; it comes before writing to me.",
      no: "Then please let that be the very next thing, before you write to me again.",
    },
    coping: {
      yes: "I'm glad there's something. Use as much of it as you can in the next hour.",
      no: "Some days nothing helps by itself. Then it takes a person.",
    },
    care: {
      yes: "Good. Tell them exactly what you told me.",
      no: "A doctor's office, an emergency room or the line can help you find someone.",
    },
  },
  somebody: {
    danger: {
      yes: "It's good that you know that much. Believe what you heard, and what you saw.",
      no: "Then that's the next thing, if it's safe: ask in plain words, or let someone who is there do it.",
      unsure: "If you can't tell, treat it as serious.",
    },
    beside: {
      yes: "Good. Stay with them, keep talking, and let nothing they could use be within reach.",
      no: "Then somebody closer has to go there now, and the emergency number can send people.",
    },
    breathing: {
      yes: "Good that they're breathing. Lay them on their side, keep watching it, and don't leave them.",
      no: "Then it's CPR now, as the emergency line tells you, on speaker, and without waiting.",
      unsure:
        "If you can't tell, say exactly that on the line; they'll talk you through checking it and through CPR.",
    },
    near: { yes: "Then it can't wait.", no: "All right. It still needs somebody who can act." },
    who: {
      yes: "Good. Please ask that person now.",
      no: "Then it's the people on the line who share it with you.",
    },
    away: { yes: "Good. Do that first, quietly and soon.", no: "Then don't leave them alone with it." },
    line: { yes: "Good. Please do that now." },
    called: {
      yes: "Good. Stay on the line and do what they tell you.",
      no: "Then please call now; nothing I write helps as much.",
    },
    coping: { yes: "Good. Tell that to whoever comes." },
    care: { yes: "Good. Sooner is better." },
  },
};

/** The line in words, in turn. */
export const LINES: Record<RiskKind, Record<RiskSubject, Record<"explicit" | "acute", readonly string[]>>> = {
  self: {
    me: {
      explicit: [
        "In the US and Canada, 988 answers calls and texts at any hour; findahelpline.com lists free lines everywhere else.",
        "You can call or text 988 in the US and Canada right from here, or find your country's free line at findahelpline.com.",
        "988 in the US and Canada takes texts, too, and the card has more lines. “I'm having thoughts that scare me” is enough to begin.",
      ],
      acute: [
        "Please call your local emergency number now (911 in the US and Canada, 112 in Europe, 999 in the UK), or call or text 988.",
        "This is what the emergency number is for. Call it now, or 988, and say it as you said it here.",
        "Please call first, then read on: the emergency number, or 988.",
        "The call still comes first: 911, 112 or 999, or 988 by text.",
      ],
    },
    somebody: {
      explicit: [
        "In the US and Canada you can call or text 988 about them, too; findahelpline.com lists free lines everywhere else. If they may act soon or have taken something, it's the emergency number.",
        "988 talks with worried family and friends at any hour, and the emergency number is right if it could be today.",
      ],
      acute: [
        "Please call your local emergency number for them now: 911 in the US and Canada, 112 in Europe, 999 in the UK.",
        "The emergency number comes first, for them; 988 can advise you after that.",
        "Please make that call to the emergency number before you write more.",
      ],
    },
  },
  others: {
    me: {
      explicit: [
        "In the US and Canada, 988 talks with people who are afraid of this, too; if it could be soon, call your local emergency number.",
        "Call or text 988, or your local emergency number if it gets near. findahelpline.com lists lines everywhere else.",
      ],
      acute: [
        "Please call your local emergency number now, 911, 112 or 999, and say what you're afraid of doing. 988 hears this, too.",
        "Call the emergency number before anything else happens, please.",
      ],
    },
    somebody: {
      explicit: [
        "If it could happen soon, it's the emergency number: 911 in the US and Canada, 112 in Europe, 999 in the UK.",
      ],
      acute: ["Call your local emergency number now, as soon as you're out of reach: 911, 112 or 999."],
    },
  },
  abuse: {
    me: {
      explicit: [
        "In the US the National Domestic Violence Hotline is there at any hour: 1-800-799-7233, or text START to 88788. findahelpline.com lists lines everywhere else.",
        "The hotline, 1-800-799-7233 in the US, hears this every day; in danger it's the emergency number.",
      ],
      acute: [
        "When you can, call your local emergency number and say where you are first; an open line without words counts, and in many US places you can text 911.",
        "The emergency number is for this: 911, 112 or 999, from a neighbor's phone if that's safer.",
      ],
    },
    somebody: {
      explicit: [
        "In the US you can ask the Domestic Violence Hotline how to help, 1-800-799-7233; for a child, Childhelp at 1-800-422-4453. findahelpline.com lists lines everywhere else.",
        "If someone could be hurt now, it's the emergency number; for advice, 1-800-799-7233 in the US.",
      ],
      acute: ["Please call your local emergency number now, and say where it's happening first."],
    },
  },
  medical: {
    me: {
      explicit: [
        "If it's getting worse, or you feel faint or can't breathe well, call your local emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK.",
        "The emergency number is right for this, even if you're not sure.",
      ],
      acute: [
        "Please call your local emergency number now, and say where you are first: 911, 112 or 999.",
        "The emergency number, now, before the next message.",
        "Nothing here is as important as that call to the emergency number.",
      ],
    },
    somebody: {
      explicit: [
        "If they're hard to wake, getting worse or not breathing well, call your local emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK.",
        "The emergency number is right for this, even if you're not sure.",
      ],
      acute: [
        "Please call your local emergency number now, and say where you are first: 911, 112 or 999.",
        "The emergency number, now; you can leave this open beside it.",
        "That call to the emergency number comes before everything else.",
      ],
    },
  },
};

/** Said to a child instead. */
export const CHILD_LINES: readonly string[] = [
  "In the US you can call or text Childhelp at 1-800-422-4453, any time. If you could get hurt now, call the emergency number: 911 in the US and Canada, 112 in Europe, 999 in the UK.",
  "Childhelp is 1-800-422-4453 in the US. The emergency number is for kids, too.",
];

/** Said to a child first. */
export const CHILD_FIRST: Record<"self" | "other", string> = {
  self: "I'm so glad you told me. I'm Echo, a computer program, so I can't come to you or give hugs. Missing somebody or feeling this sad is very big for one kid. Please stay inside and tell a grown-up right now: “I'm very sad and I need you to stay with me.”",
  other:
    "I'm glad you told me. Nobody is allowed to hurt you, and it isn't your fault, also not when you were told you were bad. I'm Echo, a computer program, so I can't come to you. Please tell a grown-up who feels safe: a teacher, a grandparent, a neighbor. If you're hurt or scared right now, go to other people, or hide where you can get out and call the emergency number; you can whisper.",
};

/** With somebody, or with help on its way. It calms, and ordinary help goes on beside it. */
export const CALM: Record<RiskKind, Record<RiskSubject, readonly string[]>> = {
  self: {
    me: [
      "I'm really glad. Stay close to them for now, and keep what could hurt you out of reach until this has passed. When it's calmer, a doctor or therapist can make a safety plan with you for the next hard hour. Whatever you want to talk about or sort out next, I'm here.",
      "That was a hard thing to do, and you did it. Stay with people tonight, and let tomorrow have one call in it: to a doctor or a therapist, about what happened today. I'm here for whatever comes next.",
    ],
    somebody: [
      "Yes, that's right, and it's a lot that you're doing it. Tell them plainly what you heard and where they may be, and let someone stay with them until a doctor has seen them. You deserve a person beside you in this, too.",
    ],
  },
  others: {
    me: [
      "I'm really glad. Stay with them, and let them keep what could do harm until this has passed. A doctor or a counselor can help with what brought you here, and going there is an act of care.",
    ],
    somebody: [
      "Good. Tell them plainly what you know, and keep yourself out of reach until they say it's over.",
    ],
  },
  abuse: {
    me: [
      "I'm glad you're not alone with this. Stay with them, and don't go back tonight if you can help it. A hotline advocate or a doctor can plan the next days with you whenever you're ready.",
    ],
    somebody: ["Good. Let them set the pace, and stay in touch with them; that counts more than it seems."],
  },
  medical: {
    me: [
      "Good, that's the right call. Stay on the line, say your floor and door, and do what they tell you. Unlock the door, stay sitting or lying down, and leave me aside until you're looked after.",
    ],
    somebody: [
      "Good, that's the right call. Say first where you are, then what you see, when it began, and what changed since. Stay on the line, stay beside them, and give nothing to eat or drink.",
    ],
  },
};
/** A baby was handed over, or is being taken to a doctor. */
export const BABY_CALM =
  "I'm really glad. Handing the baby over and getting a doctor to look are exactly what the baby needs, and what you need. Tell them plainly what happened, and that you've hardly slept; ask for help for yourself there, too. Going was an act of care.";

/** To a child, in simple words. */
export const CHILD_ANSWERS: readonly Answer[] = [
  {
    on: "near",
    kinds: ["abuse", "others"],
    texts: [
      "Be as quiet as you need to be. If there's a way out to other people, take it when it's safe. If you can reach a phone, call the emergency number and leave the line open; you can whisper, or say nothing.",
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
