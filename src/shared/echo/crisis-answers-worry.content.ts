import type { Answer } from "./crisis-answer.ts";

/** A worry about somebody else. */
export const WORRY_ANSWERS: readonly Answer[] = [
  {
    on: "wait",
    kinds: ["self"],
    subject: "somebody",
    where: "beside",
    texts: [
      "Stay near, also in silence. You don't have to talk them into anything: sit where they can see you, and say “I'm here, and I'm staying.” If they're cold or wet, a blanket and something warm are a good start. If they go out again, or something was taken, call the emergency number.",
    ],
  },
  {
    on: "wait",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "Please don't wait. Go there, or have somebody go who is closer, and if neither can be there in minutes, ask the emergency number for a welfare check. Tell them what was said. Nobody will hold it against you if it turns out calmer than you feared.",
    ],
  },
  {
    on: "person",
    kinds: ["self", "medical"],
    subject: "somebody",
    texts: [
      "Ask {who} to be with them now, and say why: “I'm afraid they could hurt themselves. Please go there and don't leave them alone.” Whether people get along can wait.",
      "Let {who} share this with you: one of you stays with them, and the other makes the calls.",
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
    on: "asksCall",
    subject: "somebody",
    texts: [
      "For somebody in danger now it's the emergency number: 911 in the US and Canada, 112 in Europe, 999 in the UK. They can send help to where that person is, also when you're not there.",
    ],
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
    subject: "somebody",
    texts: ["A date or a time makes it serious: don't wait for it, and don't leave them alone until then."],
  },
];
