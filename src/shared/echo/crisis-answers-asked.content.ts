import type { Answer } from "./crisis-answer.ts";
import { ASKED_OF_VIOLENCE } from "./crisis-answers-asked-abuse.content.ts";
import { ASKED_OF_SELF } from "./crisis-answers-asked-self.content.ts";
import { ASKED_OF_SOMEBODY } from "./crisis-answers-asked-worry.content.ts";

/** What is asked in any danger. */
const ANY: readonly Answer[] = [
  {
    on: "ifUpset",
    kinds: ["abuse"],
    texts: [
      "Say on the phone that the person is in the house and doesn't know you're calling, and ask them to come quietly. Calls like yours are nothing new to them. Keep near a way out until they're there, and leave what lies where that person is.",
    ],
  },
  {
    on: "ifUpset",
    kinds: ["self"],
    subject: "me",
    texts: [
      "They may cry or be upset, and that isn't harm you did; it's somebody caring. You can say before: “This is hard to hear. I don't need you to fix it, I need you to stay with me.”",
    ],
  },
  {
    on: "meanwhile",
    kinds: ["self", "others"],
    subject: "me",
    texts: [
      "One thing at a time: be where somebody can see or hear you, away from what could do harm, with the phone in your hand. Something warm to drink, a coat on, a voice on the phone. You don't have to decide anything else in this hour.",
    ],
  },
  {
    on: "meanwhile",
    subject: "somebody",
    texts: [
      "Keep in contact with them if you can, keep your phone free for those who call back, and let somebody be with you. You've done the part that counts most.",
    ],
  },
];

export const ASKED_ANSWERS: readonly Answer[] = [
  ...ASKED_OF_VIOLENCE,
  ...ASKED_OF_SOMEBODY,
  ...ASKED_OF_SELF,
  ...ANY,
];

/** To a question that nothing else answers. */
export const UNKNOWN_ANSWERS: readonly Answer[] = [
  {
    on: "asked",
    kinds: ["self", "others"],
    texts: [
      "I don't know that one, and what you told me comes first. The people at 988 think such questions through with you at any hour, by call or text; ask it just as you asked me.",
      "That needs somebody who can see more than I do: a doctor, the line, or whoever is with you. Ask it in those words.",
    ],
  },
  {
    on: "asked",
    kinds: ["medical"],
    texts: [
      "I can't know that from here, and it matters. Ask exactly that on the emergency line, or whoever has come to you.",
      "The people on the line or beside you can tell, and I can't. Please ask them.",
    ],
  },
  {
    on: "asked",
    kinds: ["abuse"],
    texts: [
      "I don't know that, and I won't guess. An advocate at 1-800-799-7233 can tell you, and you don't have to give your name.",
      "I can't tell from here, and you know best what's safe there. It's a good question for an advocate, from a phone nobody checks.",
    ],
  },
];
