import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import type { CustomMeditation } from "#shared/custom-meditations/custom-meditations.contract.ts";
import type { CustomResource } from "#shared/custom-resources/custom-resources.contract.ts";
import type { KeptConversation, KeptMessage } from "#shared/echo/conversations.contract.ts";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import type { Risk } from "#shared/risks/risks.contract.ts";
import type { LogEntry } from "#shared/safety/history.contract.ts";
import { LCES_WORDS } from "#shared/safety/lces-words.content.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import { tagsInWords } from "./markdown.format.ts";
import type { RecordTable } from "./table.format.ts";

const LEVELS = { L: "low", M: "medium", H: "high" };
const PRIORITIES = { low: "low", med: "medium", high: "high" };
const yesOrNo = (value: boolean | null) => (value === null ? null : value ? "yes" : "no");

export const OBJECTIVE_TABLE: RecordTable<{ objective: Objective; milestones: readonly Milestone[] }> = {
  title: "Objectives",
  whenEmpty: "No objectives yet.",
  columns: [
    { name: "Title", value: ({ objective }) => objective.title, kind: "heading" },
    { name: "Status", value: ({ objective }) => objective.status },
    { name: "Pillar", value: ({ objective }) => objective.pillar },
    { name: "Mode", value: ({ objective }) => objective.mode },
    { name: "Progress in percent", value: ({ objective }) => objective.progress },
    { name: "Due", value: ({ objective }) => objective.dueOn, kind: "day" },
    { name: "Due date", value: ({ objective }) => objective.dueSource },
    { name: "Completed", value: ({ objective }) => objective.completedAt, kind: "moment" },
    { name: "Counts toward", value: ({ objective }) => tagsInWords(objective.tags) },
    { name: "Budget", value: ({ objective }) => objective.budget },
    { name: "Actual cost", value: ({ objective }) => objective.actualCost },
    { name: "Specific", value: ({ objective }) => objective.specific, kind: "text" },
    { name: "Measurable", value: ({ objective }) => objective.measurable, kind: "text" },
    { name: "Achievable", value: ({ objective }) => objective.achievable, kind: "text" },
    { name: "Relevant", value: ({ objective }) => objective.relevant, kind: "text" },
    { name: "Time-bound", value: ({ objective }) => objective.timeBound, kind: "text" },
    {
      name: "Milestones",
      value: ({ milestones }) =>
        milestones.map(({ title, completed }) => `[${completed ? "x" : " "}] ${title}`).join("\n"),
      kind: "text",
    },
    { name: "Created", value: ({ objective }) => objective.createdAt, kind: "moment" },
    { name: "Changed", value: ({ objective }) => objective.updatedAt, kind: "moment" },
  ],
};

export const ISAP_TABLE: RecordTable<IsapSession> = {
  title: "ISAP Compass sessions",
  whenEmpty: "No sessions yet.",
  columns: [
    { name: "Date", value: ({ createdAt }) => createdAt, kind: "moment" },
    { name: "Mode", value: ({ mode }) => mode },
    { name: "Situation", value: ({ situation }) => situation, kind: "text" },
    { name: "Truth 1", value: ({ consciousness }) => consciousness[0] ?? null, kind: "text" },
    { name: "Truth 2", value: ({ consciousness }) => consciousness[1] ?? null, kind: "text" },
    { name: "Truth 3", value: ({ consciousness }) => consciousness[2] ?? null, kind: "text" },
    { name: "Pillars", value: ({ clarity }) => clarity.join(", ") },
    { name: "People", value: ({ control }) => control.people, kind: "text" },
    { name: "Time", value: ({ control }) => control.time, kind: "text" },
    { name: "Budget", value: ({ control }) => control.budget, kind: "text" },
    { name: "Skills", value: ({ control }) => control.skills, kind: "text" },
    { name: "Review", value: ({ cadence }) => cadence },
    { name: "Review time", value: ({ reviewTime }) => reviewTime },
    { name: "Counts toward", value: ({ tags }) => tagsInWords(tags) },
  ],
};

export const HANDOVER_TABLE: RecordTable<Briefing> = {
  title: "Shift handovers",
  whenEmpty: "No handovers yet.",
  columns: [
    { name: "Operational period", value: ({ opPeriod }) => opPeriod, kind: "day" },
    { name: "Logged", value: ({ createdAt }) => createdAt, kind: "moment" },
    { name: "What changed", value: ({ whatChanged }) => whatChanged, kind: "text" },
    { name: "What persists", value: ({ whatPersists }) => whatPersists, kind: "text" },
    { name: "The one priority for next period", value: ({ onePriority }) => onePriority, kind: "text" },
  ],
};

export const SAFETY_TABLE: RecordTable<SafetyItem> = {
  title: "Safety plan",
  whenEmpty: "Nothing here yet.",
  columns: [
    { name: "Title", value: ({ title }) => title, kind: "heading" },
    { name: "Kind", value: ({ kind }) => LCES_WORDS[kind].singular },
    { name: "Mode", value: ({ mode }) => mode },
    { name: "Used in all modes", value: ({ useAllModes }) => yesOrNo(useAllModes) },
    { name: "Details", value: ({ details }) => details, kind: "text" },
    { name: "Link", value: ({ linkUrl }) => linkUrl },
    { name: "Changed", value: ({ updatedAt }) => updatedAt, kind: "moment" },
  ],
};

/** An entry of the history with its item's title, if the item still exists. */
export const SAFETY_HISTORY_TABLE: RecordTable<LogEntry & { title: string | null }> = {
  title: "History of the safety plan",
  whenEmpty: "No changes yet.",
  columns: [
    { name: "Item", value: ({ title }) => title ?? "A deleted item", kind: "heading" },
    { name: "When", value: ({ createdAt }) => createdAt, kind: "moment" },
    { name: "What", value: ({ field }) => field },
    { name: "Mode", value: ({ mode }) => mode },
    { name: "Before", value: ({ oldValue }) => oldValue, kind: "text" },
    { name: "After", value: ({ newValue }) => newValue, kind: "text" },
  ],
};

export const RISK_TABLE: RecordTable<Risk> = {
  title: "Risks",
  whenEmpty: "No risks yet.",
  columns: [
    { name: "Hazard", value: ({ hazard }) => hazard, kind: "heading" },
    { name: "Priority", value: ({ priority }) => PRIORITIES[priority] },
    { name: "Probability", value: ({ probability }) => LEVELS[probability] },
    { name: "Severity", value: ({ severity }) => LEVELS[severity] },
    { name: "Status", value: ({ status }) => status },
    { name: "Owner", value: ({ owner }) => owner },
    { name: "Review", value: ({ reviewDate }) => reviewDate, kind: "day" },
    { name: "Mitigation", value: ({ mitigation }) => mitigation, kind: "text" },
    { name: "Context", value: ({ context }) => context, kind: "text" },
    { name: "Notes", value: ({ notes }) => notes, kind: "text" },
    { name: "Added", value: ({ createdAt }) => createdAt, kind: "moment" },
    { name: "Changed", value: ({ updatedAt }) => updatedAt, kind: "moment" },
  ],
};

export const TRIGGER_TABLE: RecordTable<Trigger> = {
  title: "Trigger points",
  whenEmpty: "No trigger points yet.",
  columns: [
    { name: "If", value: ({ metric }) => metric, kind: "heading" },
    { name: "Reaches", value: ({ threshold }) => threshold },
    { name: "Who tells me", value: ({ lookout }) => lookout },
    { name: "Then", value: ({ response }) => response, kind: "text" },
    { name: "Status", value: ({ status }) => status },
    { name: "Tripped", value: ({ trippedAt }) => trippedAt, kind: "moment" },
    { name: "Objective", value: ({ objectiveTitle }) => objectiveTitle },
    { name: "Added", value: ({ createdAt }) => createdAt, kind: "moment" },
  ],
};

export const CHECK_IN_TABLE: RecordTable<CheckIn> = {
  title: "Check-ins",
  whenEmpty: "No check-ins yet.",
  columns: [
    { name: "When", value: ({ createdAt }) => createdAt, kind: "moment" },
    { name: "Mood", value: ({ mood }) => mood },
    { name: "Energy", value: ({ energy }) => energy },
    { name: "Stress", value: ({ stress }) => stress },
    { name: "Note", value: ({ note }) => note, kind: "text" },
    { name: "Source", value: ({ source }) => source },
  ],
};

/** A boundary with its answers in words. */
export const BOUNDARY_TABLE: RecordTable<Boundary & { answers: string }> = {
  title: "Boundaries",
  whenEmpty: "No boundaries yet.",
  columns: [
    { name: "Name", value: ({ name }) => name, kind: "heading" },
    { name: "Type", value: ({ type }) => type },
    { name: "Statement", value: ({ statement }) => statement, kind: "text" },
    { name: "Context", value: ({ context }) => context, kind: "text" },
    { name: "Kept, newest answer", value: ({ honored }) => yesOrNo(honored) },
    { name: "Answers", value: ({ reviewsTotal }) => reviewsTotal },
    { name: "Times kept", value: ({ reviewsHonored }) => reviewsHonored },
    { name: "All answers", value: ({ answers }) => answers, kind: "text" },
    { name: "Added", value: ({ createdAt }) => createdAt, kind: "moment" },
  ],
};

export const MEDITATION_TABLE: RecordTable<CustomMeditation> = {
  title: "Meditations",
  whenEmpty: "No meditations of your own yet.",
  columns: [
    { name: "Title", value: ({ title }) => title, kind: "heading" },
    { name: "Link", value: ({ url }) => url },
    { name: "Minutes", value: ({ durationMinutes }) => durationMinutes },
    { name: "Notes", value: ({ notes }) => notes, kind: "text" },
    { name: "Added", value: ({ createdAt }) => createdAt, kind: "moment" },
  ],
};

export const RESOURCE_TABLE: RecordTable<CustomResource> = {
  title: "Resources",
  whenEmpty: "No resources of your own yet.",
  columns: [
    { name: "Name", value: ({ name }) => name, kind: "heading" },
    { name: "Category", value: ({ category }) => category },
    { name: "Phone", value: ({ phone }) => phone },
    { name: "Link", value: ({ url }) => url },
    { name: "Description", value: ({ description }) => description, kind: "text" },
    { name: "Added", value: ({ createdAt }) => createdAt, kind: "moment" },
  ],
};

/** A message with the conversation that it belongs to. */
export type SpokenMessage = Pick<KeptMessage, "role" | "content" | "timestamp"> & {
  conversation: KeptConversation["id"];
};

export const CONVERSATION_TABLE: RecordTable<SpokenMessage> = {
  title: "Conversations with Echo",
  whenEmpty:
    "No conversations on the server. Echo keeps them there only if you turn that on; those on your devices are in Echo.",
  columns: [
    { name: "When", value: ({ timestamp }) => timestamp, kind: "moment" },
    { name: "Who", value: ({ role }) => (role === "user" ? "You" : "Echo") },
    { name: "Text", value: ({ content }) => content, kind: "text" },
    { name: "Conversation", value: ({ conversation }) => conversation },
  ],
};
