import { type Conversation, type GuidedReply, oneOf, sentences } from "./conversation.rules.ts";
import { HEARD } from "./heard.content.ts";
import { otherFigures } from "./other-figures.rules.ts";
import { OWN } from "./own-questions.content.ts";

/** The reply with good news, thanks or a correction in the message taken up first, as are other figures than Echo reckoned with, where there is more in it than that. */
export function acknowledging(conversation: Conversation, reply: GuidedReply): GuidedReply {
  const { lower, said } = conversation;
  const figures = otherFigures(conversation);
  if (figures) return { ...reply, text: sentences(figures, reply.text) };
  if (said.length === 0 || TAKEN_UP.test(reply.text) || IRONY.test(lower)) return reply;
  const ways = NEWS.test(lower)
    ? HEARD.news
    : THANKS.test(lower)
      ? HEARD.thanks
      : CORRECTS.test(lower)
        ? OWN.sorry
        : null;
  return ways ? { ...reply, text: sentences(oneOf(conversation, ways), reply.text) } : reply;
}

const NEWS =
  /\bgood news\b|\b(?:it|that) (?:really |actually )?worked(?! (?:against|before|until))\b|\b(?:he|she|they) (?:said yes|agreed|approved|gave me|lowered|apologized)\b|\bi (?:did it|passed|got (?:it|the job|the apartment|in))\b(?!.{0,12}\bwrong)|\bbetter than (?:i|we) (?:thought|expected|feared)\b|\bwent (?:really |so |pretty )?(?:well|great)\b/;
const CORRECTS =
  /^(?:no+\b[\s,.!]*)?(?:that'?s not (?:it|what|right)\b|not what i\b|i (?:said|meant|mean)\b|i'?m not (?:asking|talking) about\b)/;
const THANKS =
  /\b(?:that'?s|thats|this is|that was|it was) (?:really |so |very |actually |super )?(?:helpful|useful|good advice|great advice)\b|^(?:ok |okay )?(?:thank you|thanks|thx)\b(?! (?:for nothing|a lot for nothing|anyway|i guess|but no))/;
const IRONY =
  /\bthanks for nothing\b|\b(?:not|isn't|wasn't|isnt|wasnt) (?:really |very )?(?:helpful|useful)\b/;
/** Replies that begin with it already, and those about danger or a wrong topic. */
const TAKEN_UP =
  /^(?:good|glad|great|well done|you're|you’re|that's|i'm (?:so )?(?:glad|sorry)|lovely|congrat|thank|one call done|nice|two yeses|you did|my mistake|please|if )/i;
