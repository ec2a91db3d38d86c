import { type Outcome, titleFrom } from "./outcome.rules.ts";
import type { Entries } from "./tool-entries.rules.ts";

export interface ToolField {
  name: string;
  label: string;
  hint?: string;
  isDate?: true;
}

/** A tool of a few questions. */
export interface TextTool {
  /** What its name means, where that is not plain. */
  meaning?: string;
  fields: readonly ToolField[];
  /** The likeliest first. */
  outcomes: (entries: Entries) => Outcome[];
}

/** Named texts below each other; those without a text are left out. */
function lines(...parts: readonly (readonly [name: string, text: string | undefined])[]): string {
  return parts
    .map(([name, text]) => [name, text?.trim() ?? ""] as const)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => (name === "" ? text : `${name}: ${text}`))
    .join("\n");
}

export const TEXT_TOOLS = {
  "rapid-sitrep": {
    meaning: "A SITREP is a situation report: how things stand, in a few lines.",
    fields: [
      { name: "situation", label: "Situation", hint: "What's happening, just the facts." },
      { name: "risk", label: "Risk", hint: "What could hurt someone or make things worse." },
      { name: "actions", label: "Actions", hint: "What's being done, by whom, and what's next." },
    ],
    outcomes: ({ situation, risk, actions }) => [
      {
        to: "handover",
        beginning: {
          whatChanged: lines(["", situation]),
          whatPersists: lines(["Risk", risk]),
          onePriority: lines(["", actions]),
        },
      },
      {
        to: "objective",
        beginning: {
          title: titleFrom(actions, situation, risk),
          specific: lines(["", actions]),
          relevant: lines(["Situation", situation], ["Risk", risk]),
        },
      },
      {
        to: "isap",
        beginning: { situation: lines(["", situation], ["Risk", risk], ["Actions", actions]) },
      },
      ...(risk?.trim()
        ? [
            {
              to: "risk" as const,
              beginning: {
                hazard: titleFrom(risk),
                mitigation: lines(["", actions]),
                notes: lines(["", risk], ["Situation", situation]),
              },
            },
          ]
        : []),
    ],
  },
  "isap-mini": {
    fields: [
      { name: "identify", label: "Identify", hint: "What's true right now?" },
      { name: "intent", label: "Set intent", hint: "What matters most?" },
      { name: "align", label: "Align", hint: "Who and what can you count on?" },
      { name: "proceed", label: "Proceed", hint: "What's the next small step?" },
    ],
    outcomes: ({ identify, intent, align, proceed }) => [
      {
        to: "isap",
        beginning: {
          situation: lines(["", identify], ["What matters most", intent], ["Next step", proceed]),
          people: lines(["", align]),
        },
      },
      {
        to: "objective",
        beginning: {
          title: titleFrom(proceed, intent, identify, align),
          specific: lines(["", proceed]),
          achievable: lines(["", align]),
          relevant: lines(["", intent], ["Where things stand", identify]),
        },
      },
    ],
  },
  "meeting-brief": {
    fields: [
      { name: "purpose", label: "Purpose", hint: "Why you need this meeting." },
      { name: "decision", label: "Decision needed", hint: "What has to be decided by the end." },
      { name: "roles", label: "Roles", hint: "Who decides, who advises, who takes notes." },
      { name: "next", label: "Next step", hint: "What happens right after, and who does it." },
    ],
    outcomes: ({ purpose, decision, roles, next }) => [
      {
        to: "objective",
        beginning: {
          title: titleFrom(next, decision, purpose, roles),
          specific: lines(["", next]),
          measurable: lines(["Decided", decision]),
          achievable: lines(["", roles]),
          relevant: lines(["", purpose]),
        },
      },
      {
        to: "handover",
        beginning: {
          whatChanged: lines(["Meeting", purpose], ["Roles", roles]),
          whatPersists: lines(["Decision needed", decision]),
          onePriority: lines(["", next]),
        },
      },
    ],
  },
  "decision-log": {
    fields: [
      { name: "decision", label: "Decision", hint: "What you decided." },
      { name: "why", label: "Why", hint: "What it's based on, and what else you considered." },
      { name: "review", label: "Review date", isDate: true },
    ],
    outcomes: ({ decision, why, review }) => [
      {
        to: "handover",
        beginning: {
          whatChanged: lines(["Decided", decision], ["Why", why]),
          whatPersists: lines(["Review on", review]),
          onePriority: "",
        },
      },
      {
        to: "objective",
        beginning: {
          title: titleFrom(decision?.trim() && `Review: ${decision.trim()}`, why, "Review a decision"),
          specific: lines(["Look at the decision again", decision]),
          relevant: lines(["Why it was made", why]),
          timeBound: lines(["", review]),
        },
      },
    ],
  },
} as const satisfies Record<string, TextTool>;

export type TextToolId = keyof typeof TEXT_TOOLS;
