/** What Echo says about the person's own plan where the plan has nothing, or where it can't look. */
export const OWN = {
  noHandover: "I can't see a handover of yours. If you've written one, it's under Briefing.",
  noCheckIns:
    "I can't see any check-ins yet. You can log one here: tell me your energy, your stress from 1 to 10, and your mood.",
  allCheckIns: "All of them are under Wellness.",
  hardDays: "Those are high numbers for more than a moment, so please let somebody know how it's been.",
  noRisks: "I can't see an open risk with high priority. Your full list is under Safety.",
  riskPlace: "More about it is under Safety.",
  noHistory: "I only see how it's written now, not what changed.",
  noBoundaries:
    "I can't see a boundary of yours yet. If you tell me one in a sentence, I'll put it on a card.",
  boundaryKept: "I can't see how often you kept it; what you noted is under Wellness.",
  safetyPlace: "I only see which parts of your safety plan are empty; what's in it is under Safety.",
  sessionPlace: "The whole of it is under ISAP Compass.",
  noSession: "I can't see an ISAP session of yours yet.",
  howTo: "Tell me here in one sentence and I'll put it on a card.",
  again: "Here it is once more; it's all I can see.",
  nothingForToday:
    "I can't see a priority or an active objective for today. Name two or three things that are on, and I'll put them in order.",
  howMuch: "How many are there in all, and how many days do you have?",
  howLong: "How many days do you have for it?",
  takeAway: "Dismiss on the card takes it away. Nothing of it is saved.",
  cardSaysSo: "The card already says that.",
  whatToKeep: "I can put it on a card for you to add. What should the card say, beginning with what to do?",
  noGaps: "Each of the four parts of your safety plan has something in it.",
  noObjectives:
    "I can't see any active objectives. If you have some, look under Objectives whether they're completed or archived, and in Settings whether I may see them.",
  notOverdue: "None of the active objectives I can see is past its date.",
  noMilestone: "It has no open milestone.",
  allMilestones: "I only see the next one; the full list is under Objectives.",
  fullList: "The full list is under Objectives.",
  nothingToDelete: "Nothing from our talk is saved, so there's nothing to delete.",
  onlyOffered:
    "A card you haven't added isn't saved, so you can simply dismiss it. What's saved I can't delete.",
  notSaved: "No, nothing is saved yet: I can't save anything myself.",
  offeredBefore: "What I put on a card is saved once you tap Add there.",
  stillOffered: "It's saved once you tap Add on the card.",
  nameIt: "Tell me in one sentence what it is, and I'll put it on a card for you to add.",
  cantChange: "I can't change or delete what's already saved.",
  dismiss: "The card above isn't saved unless you tapped Add, so you can simply dismiss it.",
  dismissOld: "Please dismiss the card above.",
  editCard: "Nothing is saved yet, so you can change that with Edit on the card before you tap Add.",
  handoverLine:
    "I can't add a line to a handover on its own. When you close the day, say “end of day,” and we'll put it in then.",
  sorry: ["Sorry about that.", "You're right, my mistake.", "Thanks for the correction."],
} as const;

/** What the words of the app mean, by how the word begins. */
export const MEANINGS: readonly (readonly [word: string, meaning: string])[] = [
  [
    "lookout",
    "A lookout is someone who keeps an eye out for you and tells you early when things start to slip.",
  ],
  [
    "escape route",
    "An escape route is your way out: what you can step away from, and how, before it's too late.",
  ],
  ["safety zone", "A safety zone is a place, a person or some savings to fall back on."],
  [
    "boundar",
    "A boundary is a sentence about what you will or won't do, such as “I don't answer work messages after six.”",
  ],
  ["milestone", "A milestone is one step of an objective that you can tick off."],
  ["risk", "A risk is something that could go wrong, written down with what would make it less likely."],
];
