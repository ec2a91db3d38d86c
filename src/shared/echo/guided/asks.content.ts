/**
 * The questions that Echo ends with, each in several ways. Where a conversation stands is read from the last of them, so
 * no two questions are the same.
 */
export const ASKS = {
  // A plan by ISAP: identify, set intent, align, proceed.
  identify: [
    "What's happening, in a sentence or two?",
    "What's going on that needs a plan?",
    "What would you like to sort out first?",
  ],
  facts: [
    "What do you know for certain, and what are you still guessing?",
    "Which part of this is a fact, and which part is a worry?",
  ],
  intent: [
    "How will you know it's done?",
    'What would "done" look like, in one sentence?',
    "What's the result you want to see at the end?",
  ],
  wish: [
    "What would you like to be different?",
    "If this went better, what would change first?",
    "What are you hoping for here?",
  ],
  settled: ["What would be good to have settled first?"],
  align: [
    "What do you have to work with: people, time, money or skills?",
    "Who or what could help you with it?",
    "Who could help, and how much time do you have for it?",
  ],
  proceed: [
    "What's the smallest first step, and when will you take it?",
    "What could you do about it in the next day, even if it's small?",
    "Which first step fits into fifteen minutes, and when will you do it?",
  ],
  when: ["When will you do that?", "What day and time would suit that step?"],
  // Too much at once.
  pressing: [
    "What are the two or three things pressing hardest? A few words each is plenty.",
    "Which things are on your mind the most? List two or three, in any order.",
    "Can you name the three biggest ones, just a word or two for each?",
  ],
  first: [
    "Which one would cause real trouble if it waited until next week?",
    "Which one has the nearest deadline, or somebody waiting?",
    "If only one of them could move today, which one would it be?",
  ],
  // Feelings, loss.
  "before-it": [
    "What happened today, just before it felt like this?",
    "What's the heaviest part of it right now?",
    "Is there one thing behind it, or is it a bit of everything?",
  ],
  helped: [
    "What has helped, even a little, on a day like this?",
    "Who could you tell about this today?",
    "What would make the next hour a bit easier?",
  ],
  grief: [
    "Would you like to tell me about it, or is there something that has to be done today?",
    "Is somebody with you, or is there someone you could call?",
    "What's the one thing that can't wait, if there is one?",
  ],
  company: [
    "Who could be with you, or at least on the phone, while you do it?",
    "Is there someone who could take that on for you, or sit with you?",
  ],
  safe: ["Is everyone safe right now?", "Before we plan: is everyone out of danger?"],
  danger: [
    "Are you thinking about ending your life?",
    "I'd rather ask than guess: are you thinking about suicide?",
  ],
  afraid: [
    "Are you safe where you are right now?",
    "Is there somewhere you'd be safe tonight, and someone you trust who could know?",
  ],
  // An Order, a Watch Out, a role.
  "use-order": [
    "Where in your day today would that help most?",
    "Which situation today could you use it in?",
  ],
  "see-sign": [
    "Where do you notice that in your own week?",
    "Does any of that sound like your week, and where?",
  ],
  noticed: ["What did you notice?", "What comes to mind first?"],
  mission: [
    "What matters most this week, in one sentence?",
    "If this week could have one result, what would it be?",
  ],
  "can-wait": ["And what's one thing that can wait?", "Which one thing could wait until next week?"],
  "working-on": [
    "What are you working on at the moment? A short list is fine.",
    "Which things are you in the middle of? Just list them.",
  ],
  coming: [
    "What's coming in the next seven days? Dates help, if you have them.",
    "What's on your calendar in the coming week?",
  ],
  "change-today": [
    "Which one of these could you still change today?",
    "For which of these would a small move today help later?",
  ],
  sleep: ["How has your sleep been this week?"],
  food: ["And meals: are you eating regularly?"],
  medicine: ["What about medicine: do you have what you need, without running out soon?"],
  transport: ["And getting around: is a ride, a car or a bus sorted for what's coming?"],
  "home-help": ["Last one: who helps at home, or could?"],
  gap: ["Which of these would you fix first?", "Which gap is the easiest to close this week?"],
  "to-pay": [
    "What has to be paid or sent soon? Amounts and dates, as far as you know them.",
    "Which bills or forms are waiting, and when are they due?",
  ],
  postpone: [
    "Which of these could you ask to postpone, and whom would you ask?",
    "Is there one you could ask to move or pay in parts?",
  ],
  audience: [
    "Who needs to know, and what do they need to know?",
    "Who are you telling, and what should they do with the news?",
  ],
  private: ["What should stay private?", "Which part would you rather keep to yourself?"],
  draft: [
    "What are the two sentences, in your own words? Facts first, then what happens next.",
    "How would you put it: one sentence for what's happening, one for what's next?",
  ],
  waiting: [
    "Who are you waiting on, or who should hear from you? Names or offices, in any order.",
    "Which people or offices should you contact this week?",
  ],
  message: [
    "What would you like the first message to say?",
    "What do you need from the first one, and by when?",
  ],
  // Records.
  energy: ["How's your energy: Low, Steady or High?", "Which word fits your energy: Low, Steady or High?"],
  hazard: ["What could go wrong, in one sentence?", "What's the risk, in a few words?"],
  milestone: ["What should the milestone say, in a few words?", "What's the milestone?"],
  stress: ["And stress, from 1 to 10?", "Which number is your stress, if 1 is calm and 10 is the most?"],
  mood: ["And your mood: Down, Neutral or Up?", "Which word fits your mood: Down, Neutral or Up?"],
  changed: ["What changed today?", "First: what changed during the day?"],
  persists: ["What's still open?", "What persists into tomorrow?"],
  priority: [
    "If you could do only one thing tomorrow, what would it be?",
    "What's the one priority for tomorrow?",
  ],
  "boundary-need": [
    "What do you need, said for yourself first?",
    "What is it costing you, and what do you need instead?",
  ],
  "boundary-state": [
    "How would you say it in one sentence about what you'll do?",
    "What would you say, starting with “I”?",
  ],
  "boundary-offer": [
    "Is there something you could offer instead, or is the plain sentence enough?",
    "When will you say it?",
  ],
  prevent: [
    "What would make it less likely, or less bad?",
    "What could you do this week so it would hurt less?",
  ],
  lookout: [
    "Who could keep an eye out for you, and tell you when things start to slip?",
    "Lookouts first: who would notice if you were struggling?",
  ],
  comms: [
    "How do you reach the people you'd need, if your phone were dead?",
    "Who would you call first, and do you have the number written down?",
  ],
  "escape-route": [
    "If things get to be too much, what could you step out of, and how?",
    "What's your way out if the plan fails?",
  ],
  "safety-zone": [
    "Where could you rest or be safe for a while?",
    "Which place, person or savings could you fall back on?",
  ],
  "which-objective": ["Which of your objectives does it belong to?", "Which objective should that go under?"],
  clarify: [
    "What would help most: a plan, a decision, or just saying it out loud?",
    "What's on your mind today, in a few words?",
  ],
  trigger: ["What's your trigger point for pulling people back, and who gives the word?"],
  "first-danger": ["Which of these could hurt somebody first?"],
} as const satisfies Record<string, readonly string[]>;

export type AskId = keyof typeof ASKS;
