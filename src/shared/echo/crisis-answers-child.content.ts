import type { Answer } from "./crisis-answer.ts";

/** Whoever hurts a child has done wrong, however often it is asked. */
export const NOT_YOUR_FAULT: readonly string[] = [
  "No. It isn't your fault, not even a little. The one who hurt you did something wrong, and you didn't. Telling was right and brave.",
  "No, it's not your fault. Nothing you did or said made it happen, and it's not your fault if somebody cries or gets in trouble now.",
];

/** To a child, in simple words. */
export const CHILD_ANSWERS: readonly Answer[] = [
  ...["isFault" as const, "ofFault" as const].map((on) => ({ on, texts: NOT_YOUR_FAULT })),
  {
    on: "isAllowed",
    kinds: ["abuse", "others"],
    texts: [
      "No. Nobody is allowed to hit a kid, lock a kid in, or take food away from one. It isn't your fault, whatever you did or forgot. A grown-up outside that home has to know today: a neighbor, a teacher, a friend's parent, a caseworker. The emergency number counts, too.",
    ],
  },
  {
    on: "ofSorry",
    kinds: ["abuse", "others"],
    texts: [
      "You did nothing that you have to be sorry for. If saying it keeps it calm until you can get away, you may say it; it still isn't your fault. Better is being where that person isn't, with smaller kids beside you.",
    ],
  },
  {
    on: "near",
    kinds: ["abuse", "others"],
    texts: [
      "If you can get out without being caught, go to a neighbor now, and take smaller kids by the hand. If not, be together in a room with a door or a window to the outside, not the kitchen. Call 911 in the US and Canada, 112 in Europe, 999 in the UK: you can whisper, or say nothing and leave the line open.",
      "Be as quiet as you need to be. If there's a way out to other people, take it when it's safe. If you can reach a phone, call the emergency number and leave the line open; you can whisper, or say nothing.",
      "Stay quiet if that's safest. If somebody is about to hurt you, you may run to a neighbor, or scream so that people hear. The emergency number is 911 in the US and Canada, 112 in Europe, 999 in the UK.",
      "You're doing this very well. Keep still if that's safest. The emergency number works from any phone, also a locked one, and they listen even if you only whisper.",
    ],
  },
  {
    on: "seen",
    kinds: ["abuse"],
    texts: [
      "Close this now; that's okay. You can say you were playing. You did nothing wrong. As soon as you can, go to another grown-up, such as a neighbor, and tell them what you told me.",
    ],
  },
  {
    on: "mayITell",
    kinds: ["abuse"],
    texts: [
      "Yes, you can tell, also when somebody said you mustn't. A secret about being hurt or touched is never one you have to keep, and you won't be in trouble with the people whose job is to keep kids safe. Tell a grown-up you trust, and if that one doesn't listen, tell another.",
      "Yes. That's a good person to tell. You can say: “Somebody hurts me, and I was told not to say it. I need your help.”",
    ],
  },
  {
    on: "okToSay",
    texts: [
      "Yes. Those are good words, and you can say exactly that. You can say it fast, or cry while you say it. If that grown-up doesn't listen, tell another one.",
      "Yes, that's right. You found the words yourself.",
    ],
  },
  {
    on: "ofJail",
    texts: [
      "It isn't your fault, and telling isn't what makes it happen. People who hurt kids often say that somebody goes to jail or gets in trouble, so that kids keep quiet. I can't know what comes after. The grown-ups who help want you safe, and what that person does is only their own fault.",
    ],
  },
  {
    on: "toHelpers",
    texts: [
      "Say: “I'm a kid, I'm scared, and I need help. Please come.” Say your street if you know it, or what you can see outside. They help you with the rest, so stay on the phone, and whisper if you have to.",
    ],
  },
  {
    on: "words",
    texts: [
      "You can say: “I have to tell you something, and I'm scared. Somebody does things to me that I don't want.” Then say who, and where. If it's hard to say, show what you wrote here.",
    ],
  },
  {
    on: "takenAway",
    texts: [
      "You're not in trouble, and telling isn't what breaks a family. I can't know what comes after. The grown-ups whose job this is want kids to be safe, and they try to keep brothers and sisters together. People who hurt kids often say things like that so that kids keep quiet.",
    ],
  },
  {
    on: "mumSick",
    texts: [
      "Telling doesn't make your mom sick, and it isn't your fault if somebody gets sad or mad. Grown-ups can look after her. Your job is only to be safe.",
    ],
  },
  {
    on: "stayHere",
    texts: [
      "No, you don't have to stay in a place where somebody hurts you. Go to a grown-up who is safe, now if you can, while the one who hurts you isn't there.",
    ],
  },
  {
    on: "message",
    texts: [
      "Yes, writing counts as much as talking. Send it to a grown-up you trust: “I'm scared, and I need a grown-up. Please come, or call 911 for me.” Then stay near the tablet or phone if it's safe.",
    ],
  },
  {
    on: "ofSibling",
    kinds: ["abuse", "others"],
    texts: [
      "Yes, take your brother or sister along, and hold hands. Go straight to that grown-up, and tell for both of you. You don't have to keep anybody safe all by yourself.",
    ],
  },
  {
    on: "hurtChild",
    kinds: ["abuse"],
    texts: [
      "I believe you. That's not okay, it isn't your fault, and you did the right thing by saying it. You don't have to go where that person is, or be alone with them: tell a safe grown-up before that.",
      "Thank you for saying it. A grown-up who helps has to hear exactly those words, so you can show them this screen.",
    ],
  },
  {
    on: "tellsFamily",
    texts: [
      "I don't tell anyone. I'm a computer program, so I can't. You choose the grown-up who hears it first.",
    ],
  },
  {
    on: "arrested",
    texts: [
      "Grown-ups decide that, not you. Calling is for you to be safe, and what happens after it isn't your fault. The police can also make sure that nobody gets hurt tonight.",
    ],
  },
  {
    on: "whereGo",
    texts: [
      "Yes, if you can get there without being hurt, all of you together and straight there. Say: “Please let us in and call the police.” If it isn't safe to go, stay hidden and call.",
    ],
  },
  {
    on: "words",
    kinds: ["self"],
    texts: [
      "You can say: “I have to tell you something big. I'm so sad that I don't want to be alive. Please stay with me.” If it's hard to say, show what you wrote here. It's good that you're with a grown-up.",
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
    kinds: ["self"],
    texts: [
      "Please wait a moment, and don't go outside alone. Find a grown-up first, and stay where people are.",
      "Don't go yet, please. First tell one grown-up what you told me.",
    ],
  },
  {
    on: "time",
    texts: [
      "Then a grown-up has to know before that. You're allowed to wake them up, to knock at their door, or to call them at work.",
    ],
  },
  {
    on: "person",
    kinds: ["abuse", "others"],
    texts: [
      "{who} sounds like a good grown-up to tell, also at night. You can say: “Somebody hurts me, and I'm scared. Please help me, and don't let me be alone with them.”",
      "Please tell {who} everything you told me. It's okay to knock loud, and to cry.",
    ],
  },
  {
    on: "person",
    kinds: ["self"],
    texts: [
      "{who} is a good person to tell. It's all right to wake or bother a grown-up for this. You can say: “I need you right now. Please stay with me.”",
    ],
  },
  {
    on: "asked",
    texts: [
      "I don't know that one for sure. If somebody might hurt you, you can always go to a neighbor or call 911, and you may whisper; nobody gets mad at you for it. A grown-up you trust can answer the rest, and so can the kind people at Childhelp.",
    ],
  },
  {
    on: "alone",
    texts: ["Being alone with this is hard. A neighbor's door, or a phone, gets you to a grown-up."],
  },
];
