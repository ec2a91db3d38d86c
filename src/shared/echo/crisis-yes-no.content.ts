import type { About } from "./crisis-step.ts";

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
    out: {
      yes: "Good. Go as soon as it's safe, and don't stop for things.",
      no: "Then stay where you can get out, away from the kitchen; if you're behind a locked door now, stay behind it. Be as quiet as you need to. One call without words is enough.",
      unsure: "You know best what's safe. Nothing has to be packed or said before you go.",
    },
    near: {
      no: "I'm glad it isn't now. That leaves time to let someone in.",
      unsure:
        "Kind of, or maybe, is enough to act on: more room between you and what you'd use, and one person who knows.",
    },
    plan: {
      yes: "Thank you for being that open. Please say exactly this to a person, too.",
      no: "I'm glad there's no plan. You don't need one to deserve a person's help.",
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
      no: "Then please let a call be the next thing, or somebody beside you who makes it for you.",
    },
    coping: {
      yes: "I'm glad there's something. Use as much of it as you can in the next hour.",
      no: "Some days nothing helps by itself. Then it takes a person.",
    },
    wound: {
      yes: "Then that comes before everything else: a nurse, a clinic or an emergency room today, and the emergency number if it won't stop bleeding.",
      no: "Good. Keep it clean, and let somebody look if it gets hot, wet or yellow.",
      unsure: "If you can't tell, let a pharmacist or a nurse line look at it with you today.",
    },
    reach: {
      yes: "Good. Do that first; this will still be here.",
      no: "Then somebody else, or a line, may be less hard. A text counts as much as a call.",
      unsure: "Writing it takes a minute, and you don't have to know what comes after.",
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
    out: {
      yes: "Good. Go as soon as it's safe, and don't stop for things.",
      no: "Then stay where you can get out, away from the kitchen; if you're behind a locked door now, stay behind it. Be as quiet as you need to. One call without words is enough.",
      unsure: "You see best what's safe. Nothing has to be packed or said before you go.",
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
