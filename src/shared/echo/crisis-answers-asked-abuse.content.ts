import type { Answer } from "./crisis-answer.ts";

/** What is asked about violence. */
export const ASKED_OF_VIOLENCE: readonly Answer[] = [
  {
    on: "clearing",
    kinds: ["abuse", "medical", "others"],
    texts: [
      "Clear, in the menu above this conversation, removes what's here. Your browser keeps its own history: delete this page from it rather than all of it, because an empty history can be noticed. A phone that's checked may show more than I know, calls and bills too, so another phone is safer: a friend's, or one at a library or at work.",
    ],
  },
  {
    on: "toHelpers",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "The address first, in case the call breaks off. Then: “Somebody here is hurting me,” or “Somebody is at my door and I'm afraid.” You needn't wait until more happens. If you can't speak, leave the line open; in many US places you can text 911.",
    ],
  },
  {
    on: "toHelpers",
    kinds: ["abuse", "others"],
    subject: "somebody",
    texts: [
      "Where it's happening first, then what you heard or saw, who is there, and whether there's a weapon. You can ask not to be named.",
    ],
  },
  {
    on: "assault",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "You don't have to decide about the police now, and it stays your choice. In the US RAINN, 800-656-4673 or HOPE by text to 64673, can tell you at any hour about a medical exam and what matters before it, showering too, whether or not you ever report it.",
    ],
  },
  {
    on: "pack",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "If it costs no safety: papers for you and the children, keys, money, medicines, a change of clothes, and whatever lets a child sleep. Nothing is worth being caught for, and all of it can be asked for later with somebody at your side.",
    ],
  },
  {
    on: "openDoor",
    kinds: ["abuse", "others"],
    subject: "me",
    texts: [
      "Don't open, and you needn't answer. Lock it, go to a room away from it where you can hear, and call the emergency number: somebody you're afraid of is at your door now.",
    ],
  },
  {
    on: "beAlone",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Better not alone tonight: a friend's place, or somebody at yours. If you stay, lock up, keep the phone charged beside you, tell a neighbor what to listen for, and call again the moment it starts.",
    ],
  },
  {
    on: "whereGo",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "Somewhere with people whom that person has no hold over: a friend, family, a neighbor, a store, a hospital or a fire station for now. If it's the first place they'd look, or the way there is tracked, ask the hotline about another one; it can look for a bed tonight, for men, too.",
    ],
  },
  {
    on: "arrested",
    kinds: ["abuse"],
    subject: "me",
    texts: [
      "I can't know what the police decide. What happens to somebody who hurts people isn't your doing; calling is about you being safe. The hotline can go through it with you first.",
    ],
  },
];
