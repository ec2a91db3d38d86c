import type { Danger } from "./danger.rules.ts";

const EMERGENCY =
  "If anyone is in danger right now, call your local emergency number: 911 in the US and Canada, 112 in the EU, 999 in the UK, 000 in Australia.";
const NOT_SAVED = "What you wrote has not been saved, and no plan was made of it.";

/**
 * The answers given instead of a plan. Written by people, fixed, and always the same: the emergency number first, then
 * someone to talk to, then one question that asks for a person nearby. No tasks, no cheer, no judgment.
 */
export const DANGER_ANSWERS: Record<Danger, string> = {
  self: `Thank you for writing this down. ${EMERGENCY} You can call or text 988 in the US and Canada at any hour; everywhere else, findahelpline.com lists people near you to talk to. Who could be with you, or with the person you are thinking of, right now? ${NOT_SAVED}`,
  others: `Thank you for writing this down before anything else. ${EMERGENCY} You can call or text 988 in the US and Canada at any hour, also when you are afraid of what you might do to someone; everywhere else, findahelpline.com lists people near you to talk to. Can you step away to another place, or to someone you trust, right now? ${NOT_SAVED}`,
  abuse: `Thank you for writing this down. What is done to you is not your fault. ${EMERGENCY} You can call or text 988 in the US and Canada at any hour, or call the National Domestic Violence Hotline in the US on 1-800-799-7233; everywhere else, findahelpline.com lists people near you to talk to. If someone may be looking at your phone or computer, use another one. Who do you trust enough to tell today? ${NOT_SAVED}`,
};
