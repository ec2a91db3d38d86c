import type { Risk, RiskKind, RiskSubject } from "./risk.ts";

/** What is said to somebody in danger. Written by people, fixed, and always the same. */
export interface CrisisAnswer {
  heading: string;
  /** Short sentences, to be read before the numbers: an acknowledgment, a question, what to do. */
  sentences: readonly string[];
  /** Who could be there, below the numbers. */
  people: string;
  /** A warning that the person needs before they act. */
  caution?: string;
}

type Answers = Record<RiskKind, Record<RiskSubject, CrisisAnswer>>;

const WATCHED =
  "Phones and computers can be watched. If someone may be checking this one, use another: a friend's, or one at a library.";
const THEIRS_WATCHED = "Their phone may be watched. Be careful what you send to it.";

/** The danger was put into words. */
const EXPLICIT: Answers = {
  self: {
    me: {
      heading: "You don't have to carry this alone",
      sentences: [
        "Thank you for putting it into words.",
        "Are you thinking about ending your life?",
        "If you are, or if you aren't sure, please talk to one person now.",
      ],
      people:
        "Who could be with you? Call them, or go where they are. Until then, stay away from anything you could hurt yourself with.",
    },
    somebody: {
      heading: "Please ask them directly",
      sentences: [
        "This is a lot to know about someone.",
        "Could you ask, “Are you thinking about ending your life?” Asking does not put the idea there.",
        "You can call for them, too, and ask what to do.",
      ],
      people: "Who could be with them until there is help? Don't promise to keep it a secret.",
    },
  },
  others: {
    me: {
      heading: "Step away first",
      sentences: [
        "Thank you for writing this down.",
        "Are you afraid you might hurt someone today?",
        "If you are, go to another room or outside, and talk to one person now.",
      ],
      people: "Who could stay with you, or on the phone, until this has passed?",
    },
    somebody: {
      heading: "Someone may get hurt",
      sentences: [
        "You're right to take this seriously.",
        "Could it happen today?",
        "If it could, call the emergency number. Please don't try to stop them on your own.",
      ],
      people: "Who else needs to know? Tell one person you trust today.",
    },
  },
  abuse: {
    me: {
      heading: "This is not your fault",
      sentences: [
        "Nobody has the right to hurt, threaten or control you.",
        "Are you safe right now?",
        "If you aren't, call the emergency number as soon as you can. If you are, you can talk it through with someone.",
      ],
      people: "Is there one person you trust who could know? You decide when, and how much you say.",
      caution: WATCHED,
    },
    somebody: {
      heading: "Someone is being hurt",
      sentences: [
        "It matters that you noticed.",
        "Are they in danger right now?",
        "If they are, call the emergency number. If not, you can ask how to help them safely.",
      ],
      people:
        "Listen, believe them, and let them decide what comes next. Please don't confront the person who does this: it can make things more dangerous.",
      caution: THEIRS_WATCHED,
    },
  },
  medical: {
    me: {
      heading: "You may need medical help",
      sentences: [
        "You can ask for help before you're sure.",
        "Is it getting worse?",
        "If it is, please call. You can't call too early.",
      ],
      people: "Who could be with you until there is help?",
    },
    somebody: {
      heading: "They may need medical help",
      sentences: [
        "You don't need to be sure before you ask for help.",
        "Are they getting worse?",
        "If they are, please call. You can't call too early.",
      ],
      people: "Who could stay with them until there is help?",
    },
  },
};

/** It is happening, or about to. */
const ACUTE: Answers = {
  self: {
    me: {
      heading: "Please let someone reach you now",
      sentences: [
        "Move away from what could hurt you. Unlock the door.",
        "If you've taken something or you're hurt, say that first, even if you feel fine.",
      ],
      people: "Who is nearest? Ask them to come now, or go to them.",
    },
    somebody: {
      heading: "Get help to them now",
      sentences: [
        "Call, and say where they are first.",
        "Stay with them, or on the phone with them, until there is help.",
      ],
      people: "Who is nearest to them? Ask that person to go to them now.",
    },
  },
  others: {
    me: {
      heading: "Step away now",
      sentences: [
        "Put down anything you could hurt someone with, and leave the room.",
        "Say what you're afraid of doing.",
      ],
      people: "Who could stay with you, away from them?",
    },
    somebody: {
      heading: "Get away from there, then call",
      sentences: ["Take others with you if you can.", "Say where it is, and who is in danger."],
      people: "When you're safe, who needs to know?",
    },
  },
  abuse: {
    me: {
      heading: "Go where other people are, if you can",
      sentences: [
        "A neighbor, a store, the street.",
        "Say where you are first. If you can't speak, call anyway and stay on the line.",
      ],
      people: "When you're safe, who could be with you?",
      caution: WATCHED,
    },
    somebody: {
      heading: "They need help now",
      sentences: [
        "Say where it is happening first.",
        "Please don't step in between. Stay where you're safe.",
      ],
      people: "When they're safe, who could be with them?",
      caution: THEIRS_WATCHED,
    },
  },
  medical: {
    me: {
      heading: "You need medical help now",
      sentences: ["Say where you are first.", "Unlock the door, and sit or lie down near it."],
      people: "Who is nearest? Ask them to come and stay with you.",
    },
    somebody: {
      heading: "They need medical help now",
      sentences: [
        "Say where the two of you are first.",
        "Stay with them. Whoever answers will tell you what to do.",
      ],
      people: "Who else is near? Ask them to open the door for the ambulance.",
    },
  },
};

/** What stands between the lines, answered by one line and a way to people. */
const OBLIQUE: Record<RiskKind, Record<RiskSubject, string>> = {
  self: {
    me: "That sounds like a lot to carry. You don't have to carry it alone.",
    somebody: "It sounds as if you're worried about someone. You can talk that over.",
  },
  others: {
    me: "That sounds like a lot of pressure. Talking to someone can take some of it off.",
    somebody: "If you're worried about what someone might do, you can talk that over.",
  },
  abuse: {
    me: "You deserve to feel safe. There are people you can tell in private.",
    somebody: "If someone isn't being treated well, there are people you can ask how to help.",
  },
  medical: {
    me: "If this worries you, you don't have to wait. Ask someone today.",
    somebody: "If you're worried about their health, you don't have to wait. Ask someone today.",
  },
};

/** What is said to a risk that was put into words or is acute. */
export function answerTo({ level, kind, subject }: Risk): CrisisAnswer {
  return (level === "acute" ? ACUTE : EXPLICIT)[kind ?? "self"][subject ?? "me"];
}

/** The line that is said to an oblique risk. */
export function lineTo({ kind, subject }: Risk): string {
  return OBLIQUE[kind ?? "self"][subject ?? "me"];
}

const EMERGENCY =
  "If anyone is in danger right now, call your local emergency number: 911 in the US and Canada, 112 in the EU, 999 in the UK, 000 in Australia.";
const LINES =
  "At any hour: call or text 988 in the US and Canada; findahelpline.com has lines in other countries.";
const ABUSE_LINES =
  "At any hour: call the National Domestic Violence Hotline on 1-800-799-7233 in the US; findahelpline.com has lines in other countries.";

/** The whole answer as text, for an API that does not know the person's country. */
export function answerAsText(risk: Risk): string {
  const { sentences, people, caution } = answerTo(risk);
  const lines = risk.kind === "abuse" ? [ABUSE_LINES] : risk.kind === "medical" ? [] : [LINES];
  return [EMERGENCY, ...sentences, ...lines, people, caution, "No plan was made of what you wrote."]
    .filter((part) => part !== undefined)
    .join(" ");
}
