import { createTaggedPdf, type TaggedPdf } from "#server/platform/pdf/tagged-pdf.ts";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import { dayInWords } from "#shared/calendar/plain-date.rules.ts";
import { COMMAND_ROLES, type CommandState } from "#shared/command-staff/command-staff.contract.ts";
import type { CustomResource } from "#shared/custom-resources/custom-resources.contract.ts";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { MODES, type ModeId } from "#shared/modes/modes.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import type { Risk } from "#shared/risks/risks.contract.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import type { Trigger } from "#shared/triggers/triggers.contract.ts";
import { ROLE_TITLES } from "./command-staff-export.format.ts";
import type { ExportCalendar } from "./markdown.format.ts";
import { momentInWords } from "./table.format.ts";

type ObjectivePages = AsyncIterable<readonly { objective: Objective; milestones: readonly Milestone[] }[]>;

/** What the plan is made from. */
export interface IapRecords {
  mode: ModeId;
  /** UTC ISO. */
  now: string;
  preparedBy: string;
  command: CommandState;
  isap: IsapSession | null;
  /** Newest first. */
  handovers: readonly Briefing[];
  /** The safety items of the mode. */
  items: readonly SafetyItem[];
  /** The open ones. */
  risks: readonly Risk[];
  triggers: readonly Trigger[];
  boundaries: readonly Boundary[];
  resources: readonly CustomResource[];
  contacts: readonly SupportContact[];
  /** Reads the active objectives of the mode. */
  objectives: () => ObjectivePages;
}

const FORMS = [
  "202 Incident Objectives",
  "203 Organization Assignment List",
  "204 Assignment List",
  "205 and 206 Contacts",
  "208 Safety Message",
  "214 Activity Log",
  "215A Safety Analysis",
] as const;
type Form = (typeof FORMS)[number];

const PRIORITIES = { high: "High", med: "Medium", low: "Low" };
const BY_PRIORITY = ["high", "med", "low"];

interface Paper {
  calendar: ExportCalendar;
  paper: "LETTER" | "A4";
  createdAt: Date;
}

/** Writes the Incident Action Plan: a cover and a part for each form, modeled on the ICS forms. */
export async function writeIap(records: IapRecords, { calendar, paper, createdAt }: Paper): Promise<Buffer> {
  const { mode, preparedBy } = records;
  const modeName = MODES.find(({ id }) => id === mode)?.label ?? mode;
  const title = `Incident Action Plan · ${modeName} · ${dayInWords(calendar.today)}`;
  const pdf = createTaggedPdf({ title, language: "en-US", paper, author: preparedBy, createdAt });
  pdf.beginSection("Incident Action Plan");
  pdf.heading(1, "Incident Action Plan");
  pdf.labeled("Mode", modeName);
  pdf.labeled("Operational period", dayInWords(calendar.today));
  pdf.labeled("Prepared by", preparedBy);
  pdf.labeled("Prepared", momentInWords(records.now, calendar));
  pdf.labeled("In this plan", FORMS.join("\n"));
  pdf.paragraph(
    "Made with Ridgeline from what was recorded at that time, and modeled on the ICS forms of the same numbers.",
  );

  const write: Record<Form, () => Promise<void>> = {
    "202 Incident Objectives": () => objectives(pdf, records, modeName),
    "203 Organization Assignment List": () => organization(pdf, records),
    "204 Assignment List": () => assignments(pdf, records),
    "205 and 206 Contacts": () => contacts(pdf, records),
    "208 Safety Message": () => safetyMessage(pdf, records),
    "214 Activity Log": () => activityLog(pdf, records, calendar),
    "215A Safety Analysis": () => safetyAnalysis(pdf, records),
  };
  for (const form of FORMS) {
    pdf.beginSection(form);
    pdf.heading(1, form);
    await write[form]();
  }
  return pdf.finish();
}

/** A table, or a sentence about what to add. */
async function tableOr(
  pdf: TaggedPdf,
  whenEmpty: string,
  columns: [title: string, share: number][],
  rows: readonly (readonly string[])[],
): Promise<void> {
  if (rows.length === 0) return pdf.paragraph(whenEmpty);
  await pdf.table(
    columns.map(([title, share]) => ({ title, share })),
    rows,
  );
}

const whenSaid = (label: string, text: string | null) => (text ? `${label}: ${text}` : "");
const paragraphs = (...texts: string[]) => texts.filter((text) => text !== "").join("\n");

async function objectives(
  pdf: TaggedPdf,
  { command, isap, handovers, ...records }: IapRecords,
  mode: string,
) {
  const { mission, outcomes } = command.intent;
  pdf.labeled("Mission", mission || "No mission yet. Write one on Command & General Staff.");
  if (outcomes.length > 0) pdf.labeled("Outcomes", outcomes.map((outcome) => `- ${outcome}`).join("\n"));
  const [newest] = handovers;
  pdf.labeled(
    "Command emphasis",
    newest?.onePriority ?? "No handover yet. The one priority of the newest one stands here.",
  );
  pdf.labeled(
    "Situation",
    isap?.situation ?? "No ISAP session yet. The situation of the newest one stands here.",
  );
  pdf.heading(2, "Objectives");
  if (await isEmpty(records.objectives())) {
    pdf.paragraph(`No active objectives in ${mode}. Add one under Objectives.`);
    return;
  }
  async function* rows() {
    let number = 0;
    for await (const page of records.objectives()) {
      for (const { objective } of page) {
        number += 1;
        yield [
          String(number),
          objective.title,
          objective.specific,
          paragraphs(
            objective.measurable,
            whenSaid("Achievable", objective.achievable),
            whenSaid("Relevant", objective.relevant),
          ),
          objective.pillar,
          objective.dueOn ? dayInWords(objective.dueOn) : objective.timeBound,
          `${objective.progress}%`,
        ];
      }
    }
  }
  await pdf.table(
    [
      { title: "No.", share: 1 },
      { title: "Objective", share: 3, isBold: true },
      { title: "Specific", share: 4.2 },
      { title: "Measure", share: 4.2 },
      { title: "Pillar", share: 2.3 },
      { title: "Due", share: 2.3 },
      { title: "Done", share: 1.3 },
    ],
    rows(),
  );
}

async function isEmpty(pages: ObjectivePages): Promise<boolean> {
  for await (const page of pages) if (page.length > 0) return false;
  return true;
}

async function organization(pdf: TaggedPdf, { command }: IapRecords) {
  await tableOr(
    pdf,
    "",
    [
      ["Role", 3],
      ["Held by", 3],
      ["Handed over", 6],
    ],
    COMMAND_ROLES.map((role) => {
      const delegation = command.delegations.find((one) => one.role === role);
      const items = delegation?.itemCount ?? 0;
      const count = items === 0 ? "" : `, ${items} ${items === 1 ? "item" : "items"}`;
      return [
        ROLE_TITLES[role],
        command.roleOwners[role],
        delegation ? paragraphs(`To ${delegation.owner}${count}`, delegation.note) : "",
      ];
    }),
  );
  if (command.delegations.length === 0)
    pdf.paragraph("Nothing is handed over yet. You can do that on Command & General Staff.");
}

async function assignments(pdf: TaggedPdf, { command, ...records }: IapRecords) {
  pdf.heading(2, "Priorities");
  await tableOr(
    pdf,
    "No priorities yet. Add them on Command & General Staff.",
    [
      ["Priority", 8],
      ["Status", 2],
    ],
    command.priorities.map(({ title, status }) => [title, status]),
  );
  pdf.heading(2, "Next steps");
  let hasSteps = false;
  for await (const page of records.objectives()) {
    for (const { objective, milestones } of page) {
      if (milestones.length === 0) continue;
      hasSteps = true;
      pdf.labeled(
        objective.title,
        milestones.map(({ title, completed }) => `[${completed ? "x" : " "}] ${title}`).join("\n"),
      );
    }
  }
  if (!hasSteps) pdf.paragraph("No milestones yet. Add the next steps on an objective's card.");
}

async function contacts(pdf: TaggedPdf, { items, resources, contacts: people }: IapRecords) {
  const columns: [string, number][] = [
    ["Who or what", 4],
    ["How", 4],
    ["About", 6],
  ];
  const itemRow = ({ title, linkUrl, details }: SafetyItem) => [title, linkOf(linkUrl), details];
  pdf.heading(2, "205 Communications");
  await tableOr(
    pdf,
    "No ways to communicate yet. Add them on Safety.",
    columns,
    items.filter(({ kind }) => kind === "comms").map(itemRow),
  );
  pdf.heading(2, "206 Medical and support");
  await tableOr(
    pdf,
    "No one to call is known for this place.",
    columns,
    people.map(({ label, phone, smsNumber, smsBody, url, description, hours }) => [
      label,
      paragraphs(
        phone ?? "",
        smsNumber ? `Text ${smsBody ? `${smsBody} to ` : ""}${smsNumber}` : "",
        url ?? "",
      ),
      paragraphs(description, hours),
    ]),
  );
  pdf.heading(2, "Resources of your own");
  await tableOr(
    pdf,
    "None yet. Add a doctor, a therapist or a friend on Wellness.",
    columns,
    resources.map(({ name, phone, url, description, category }) => [
      name,
      paragraphs(phone ?? "", linkOf(url)),
      paragraphs(category, description ?? ""),
    ]),
  );
}

const linkOf = (url: string | null) => (url ?? "").replace(/^(tel|sms|mailto):/, "");

async function safetyMessage(pdf: TaggedPdf, { items, triggers, boundaries }: IapRecords) {
  const kinds = [
    ["lookout", "Lookouts", "No lookouts yet. Who could keep an eye out for you? Add them on Safety."],
    ["escape-route", "Escape routes", "No escape routes yet. Add your first way out on Safety."],
    [
      "safety-zone",
      "Safety zones",
      "No safety zones yet. Add a place, a person or some savings to fall back on.",
    ],
  ] as const;
  for (const [kind, title, whenEmpty] of kinds) {
    pdf.heading(2, title);
    await tableOr(
      pdf,
      whenEmpty,
      [
        ["What", 5],
        ["Details", 8],
      ],
      items
        .filter((item) => item.kind === kind)
        .map((item) => [item.title, paragraphs(item.details, linkOf(item.linkUrl))]),
    );
  }
  pdf.heading(2, "Trigger points");
  await tableOr(
    pdf,
    "No trigger points yet. Add one on Safety or on an objective.",
    [
      ["If", 5],
      ["Who tells you", 3],
      ["Then", 5],
      ["Status", 2],
    ],
    triggers.map(({ metric, threshold, lookout, response, status }) => [
      `${metric} reaches ${threshold}`,
      lookout,
      response,
      status,
    ]),
  );
  pdf.heading(2, "Boundaries");
  await tableOr(
    pdf,
    "No boundaries yet. Set one in the Boundary Builder.",
    [
      ["Boundary", 4],
      ["Statement", 8],
    ],
    boundaries.map(({ name, statement }) => [name, statement]),
  );
}

async function activityLog(pdf: TaggedPdf, { handovers }: IapRecords, calendar: ExportCalendar) {
  await tableOr(
    pdf,
    "No handovers yet. Log one on Briefing; the newest ten stand here.",
    [
      ["Period", 2.6],
      ["What changed", 4],
      ["What persists", 4],
      ["One priority", 4],
    ],
    handovers.map(({ opPeriod, createdAt, whatChanged, whatPersists, onePriority }) => [
      paragraphs(dayInWords(opPeriod), `Logged ${momentInWords(createdAt, calendar)}`),
      whatChanged,
      whatPersists,
      onePriority,
    ]),
  );
}

async function safetyAnalysis(pdf: TaggedPdf, { risks }: IapRecords) {
  const ranked = risks.toSorted((a, b) => BY_PRIORITY.indexOf(a.priority) - BY_PRIORITY.indexOf(b.priority));
  await tableOr(
    pdf,
    "No open risks. Add one on Safety, or go through a check.",
    [
      ["Hazard", 4],
      ["Priority", 1.8],
      ["Mitigation", 5],
      ["Owner", 2.2],
      ["Review", 2.4],
    ],
    ranked.map(({ hazard, priority, mitigation, owner, reviewDate, context, notes }) => [
      paragraphs(hazard, context ?? ""),
      PRIORITIES[priority],
      paragraphs(mitigation, notes),
      owner ?? "",
      reviewDate ? dayInWords(reviewDate) : "",
    ]),
  );
}
