/** What is of use where the matter isn't known, by the kind of request. {who} is a person who was named, or "them". */
export const NEXT_STEP = {
  blame: [
    "I can't judge that from here, and blame is rarely the whole story. Looking back, one sees signs that nobody could see then. If a friend told you this about themselves, what would you say to them?",
    "Doing something late, or not knowing, isn't the same as wanting harm. If there's a part that's yours, it's small enough to name in one sentence; the rest isn't yours to carry. Which part would you do differently, if any?",
  ],
  persuade: [
    "People agree to a trial sooner than to a change. Ask what worries {who} about it, and listen first; then offer the smallest version with an end: “Could we try it twice, and then you decide?” Let {who} pick the day or the person. What would the smallest version be?",
    "It helps when {who} can keep a say: give two choices you can both live with, tell what it would do for you rather than what's wrong with them, and leave a day to think. Whose word counts with {who} besides yours?",
  ],
  practice: [
    "Out loud, standing up, once a day until then, and the first two sentences so often that they come by themselves. Do it once in front of one kind person. If you get stuck on the day, stop, breathe out slowly, and start that sentence again; people wait longer than it feels.",
    "Practice it the way it'll be: same hour, same shoes, somebody on a chair. Mark on the paper where you breathe. Beforehand, walk a few minutes and let each breath out longer than it went in. Who could sit on that chair?",
  ],
  write: [
    "Start with the middle, because the beginning is the hard part: one sentence with why you're writing, one with what happened or what you did, one with what you'd like. Greeting and thanks go on last. What's the one thing they should know after reading it?",
    "Write it first as if to a friend, badly and fast, for ten minutes. Then keep the two sentences that are true and cut the rest. If you tell me who it's for and what you'd like from them, I'll find the words.",
  ],
  say: [
    "An opening that fits most talks is this: “There's something I'd like to sort out with you. Do you have ten minutes today or tomorrow?” Then one sentence with what you'd like, and stop. What would you like from {who}?",
    "Two sentences are enough for {who}: one with what happened, in plain facts, and one that begins “I'd like.” What would come after “I'd like”?",
    "If the beginning is the hard part, say so: “This isn't easy for me to bring up, and I want us to be okay after it.” Then say the one thing and give {who} time to answer.",
  ],
  sayWhen: [
    "Give it a time of its own, apart from meals and bedtime, and say so before: “Can we take ten minutes on Sunday at seven, for one thing?” Keep to the ten minutes and to the one thing, and do something pleasant after.",
    "Choose a moment when nobody is hungry, late or looking at a phone; in the car or on a walk is often easier than face to face. Ask first: “Is now all right?” and take a no.",
  ],
  do: [
    "Start with the part that somebody else has to answer, because waiting takes the longest: one call or one message today. Which part is that?",
    "Make the first move tiny: find the number, open the letter, or lay out what you need. Which of these comes first for you?",
    "Ask one person who has done it before: “What would you do first, and what would you skip?” Who could that be?",
  ],
  decide: [
    "Two things to weigh. What would you lose by waiting a week, in money, days or goodwill? And what couldn't be undone if it turns out wrong? Where waiting costs little, get one more fact first. Where it costs a lot, take what's easier to change later.",
    "For it counts what you'd gain in the next month. Against it counts what you'd have to give up or explain. Write one line for each and read them tomorrow morning. Which line is harder to write?",
    "Ask of each way what an ordinary day would look like a month in, and who else would feel it. If one fact is missing, find out who has it before you decide. Which fact would settle it for you?",
  ],
  postpone: [
    "Two honest considerations. A later date is worth it if you know what you'd do with the extra time and the change is cheap. Keeping the date is better if the extra time would mostly be more worry. Before you choose, look up the last day for a change and what it costs. What would you do with the extra time?",
    "For moving it: you'd be better prepared, or rested, and nobody is waiting. Against it: fees, later results, and the same nerves a second time. Set yourself a test for this week, such as one trial run at the real length, and decide by how that goes.",
  ],
  plan: [
    "For a plan over some days, put what has a fixed time on its day first. Then give every other thing one day, the hardest one to the day with the most room, and leave one evening empty. Send me the list with the days you know, such as “dentist Tuesday, report Thursday,” and I'll sort it.",
    "Count the hours you have on each kind of day and plan only two thirds of them. Same thing, same hour on free days; a short piece right after waking on days with work; nothing on the last evening. How many hours are there on your fullest day?",
    "Split it into three: what you do every day in a small piece, what happens once a week at full length, and what you leave out. Write the weekly one into the calendar first. Which part is the daily one?",
  ],
  cut: [
    "Ask three things of everything on the list: does somebody wait for it, does it have a date, does it get worse by itself? What has none of the three can wait a week. What only has somebody waiting can go smaller: the short version, or asked of somebody else. Which one would nobody miss?",
    "Keep what has a date and do the plain version of it. Buy, borrow or leave out the rest for this once, and say so early to whoever expects it: “I'm keeping it simple this time.” What takes the most hours for the least?",
  ],
  /** Something that Echo itself is asked to do. */
  request: [
    "That's more than I can do here. What I can do is find words to say, sort a list by its days, or put a step on a card: write “add:” and then the step.",
    "I can't do that one. Tell me in one line whom you'd write to and what you'd like from them, and I'll make it a sentence to send.",
  ],
  /** "it's always in the car after work" */
  moment: [
    "Then plan for that one moment and nothing else: something for your hands, something to drink or chew, and a different beginning, such as another route, loud music or a call on speaker. Put what you need there before the day starts. What could be within reach?",
    "When it's always the same moment, change one thing about it: the place, the order or who is there. Decide the night before, so there's nothing to decide in the moment. Which of the three is easiest to change?",
  ],
  /** There is a date, and no more is known. */
  dated: [
    "With a date ahead, count back from it: what has to be ready the day before, what the week before, and what only works with more hands. Shrink or move that last part first, and tell whoever waits for it early. Which part needs more hands?",
    "Put the date on paper and write three lines under it: what has to happen, what would be nice, and what can be left out this time. Start with the first line and ask one person for help with it today. What's on the first line?",
  ],
  fact: [
    "That's a question of fact, and I can't look things up. Whoever runs it or decides it has the answer, usually on their website under “help,” or in one call: “What applies in my case, and where can I read it?”",
    "I don't know that, and I'd rather not guess. A librarian finds such things with you, by phone, chat or in person, for free. Write the question in one line first, with your state and the date.",
    "I can't know that one from here. Ask two people who deal with it every day, and if they differ, ask where it's written down.",
  ],
} as const satisfies Record<string, readonly string[]>;

/** Where a question of fact is answered, by what it is about. The first that fits. */
export const WHERE_TO_ASK: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:pay (?:me|us|him|her|them)|get paid|be paid|paid for|unpaid|wages?|overtime|hourly|on[- ]call|minimum wage|breaks? at work)\b/,
    "In the US, time that an hourly worker spends working generally has to be paid, at home and in the evening too. Whether waiting on call counts depends on how free you are in that time. The Labor Department answers for free and in confidence at 1-866-487-9243. Until then, write down each date and how many minutes it took.",
  ],
  [
    /\b(?:medicines?|meds|dose|pills?|patch(?:es)?|nicotine|side effects?|vaccines?|antibiotics?|prescription|painkillers?)\b/,
    "A pharmacist can answer that for free, by phone or at the counter and without an appointment. Have ready what you take, how much, and since when. A nurse line or your doctor can, too.",
  ],
  [
    /\b(?:landlord|rent|lease|evict\w*|security deposit|tenants?)\b/,
    "That depends on your lease and on where you live. Look in the lease first. Then legal aid or a tenants' group can tell you for free what applies: lawhelp.org has the list for your state, and 211 knows who is near you.",
  ],
  [
    /\b(?:tax(?:es)?|irs|tax refund|w-?2|1099|deduct\w*)\b/,
    "irs.gov has a page for most tax questions, and free help with a return is at 1-800-906-9887. Have last year's return and the letter or form in front of you.",
  ],
  [
    /\b(?:exams?|boards?|licens\w+|certification|transcript|tuition|enroll\w*|credits?|class|course|semester|degree|financial aid|aid offer)\b/,
    "The rules for that are made by whoever runs the exam or the school, and they stand on its website for candidates or students. Look up three things: the last day for a change, the fee, and whom to call.",
  ],
  [
    /\b(?:dishwasher|washer|dryer|fridge|refrigerator|oven|stove|furnace|heater|air conditioner|printer|laptop|water heater|lawn ?mower|microwave)\b/,
    "Search for the model number with the fault or the error code; the maker's support page often names the usual cause. If it needs a repair, ask two shops what the visit alone costs. Until then, do it by hand, borrow one, or do without for some days. Is it still under warranty?",
  ],
];
