import { OBJECTIVE_TITLE_MAX, SMART_TEXT_MAX } from "#shared/objectives/objectives.contract.ts";

/** The five SMART criteria, in the order of their letters. `question` says what belongs there. */
export const SMART_FIELDS = [
  {
    name: "specific",
    label: "Specific",
    question: "What exactly will be different?",
    example: "Everything out of the old apartment, keys returned",
    isRequired: true,
  },
  {
    name: "measurable",
    label: "Measurable",
    question: "How will you know it's done?",
    example: "A receipt for the keys, beds made the first night",
    isRequired: true,
  },
  {
    name: "achievable",
    label: "Achievable",
    question: "What makes it possible for you?",
    example: "Four boxes an evening, Jo helps on the weekend",
    isRequired: false,
  },
  {
    name: "relevant",
    label: "Relevant",
    question: "Why does it matter now?",
    example: "The lease is ending, and everyone needs their sleep",
    isRequired: false,
  },
  {
    name: "timeBound",
    label: "Time-bound",
    question: "By when, and what comes first?",
    example: "By December 12, truck booked this week",
    isRequired: false,
  },
] as const;

export type SmartField = (typeof SMART_FIELDS)[number]["name"];

export const FIELD_LIMITS = {
  title: OBJECTIVE_TITLE_MAX,
  specific: SMART_TEXT_MAX,
  measurable: SMART_TEXT_MAX,
  achievable: SMART_TEXT_MAX,
  relevant: SMART_TEXT_MAX,
  timeBound: SMART_TEXT_MAX,
} as const satisfies Record<"title" | SmartField, number>;
