import type { RiskKind, RiskSubject } from "../crisis/risk.ts";

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

/** To somebody whose person is in a hospital. */
export const IN_CARE_LINES: readonly string[] = [
  "988 in the US and Canada talks with families at any hour, too, and findahelpline.com lists lines elsewhere.",
];

/** To somebody who can't speak on a phone. */
export const WRITTEN_LINES: readonly string[] = [
  "In the US the Domestic Violence Hotline takes texts, START to 88788, and chats at thehotline.org; in many places you can text 911.",
];

/** Said to a child instead. */
export const CHILD_LINES: readonly string[] = [
  "In the US you can call or text Childhelp at 1-800-422-4453, any time. If you could get hurt now, call the emergency number: 911 in the US and Canada, 112 in Europe, 999 in the UK.",
  "Childhelp is 1-800-422-4453 in the US. The emergency number is for kids, too.",
];

/** Said to a child first. */
export const CHILD_FIRST: Record<"self" | "other", string> = {
  self: "I'm so glad you told me. I'm Echo, a computer program, so I can't come to you or give hugs. Feeling like this is very big for one kid. Please stay inside and tell a grown-up right now: “I feel really bad and I need you to stay with me.”",
  other:
    "I'm glad you told me. Nobody is allowed to hurt you, and it isn't your fault, also not when you were told you were bad. I'm Echo, a computer program, so I can't come to you. Please tell a grown-up who feels safe: a teacher, a grandparent, a neighbor. If you're hurt or scared right now, go to other people, or hide where you can get out and call the emergency number; you can whisper.",
};
