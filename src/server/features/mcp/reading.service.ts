import * as z from "zod/mini";
import type { BriefService } from "#server/features/brief/brief.service.ts";
import type { HandoverService } from "#server/features/handover/handover.service.ts";
import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { ObjectivesService } from "#server/features/objectives/objectives.service.ts";
import type { RisksService } from "#server/features/risks/risks.service.ts";
import type { SafetyService } from "#server/features/safety/safety.service.ts";
import type { WellnessService } from "#server/features/wellness/wellness.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { pageQuerySchema } from "#shared/common/pages.contract.ts";
import { ORDERS } from "#shared/doctrine/orders.content.ts";
import { echoBriefQuerySchema } from "#shared/echo/echo.contract.ts";

const ROWS = 20;
const ROWS_MAX = 50;

/** A tool, and a resource of the same name, that returns records of one person. */
export interface ReadingTool {
  name: string;
  title: string;
  description: string;
  /** The address as a resource, which is read with the defaults of `input`. */
  uri: string;
  input: z.ZodMiniType;
  read: (ownerId: OwnerId, input: unknown) => Promise<object>;
}

interface Deps {
  briefService: Pick<BriefService, "compose">;
  isapService: Pick<IsapService, "latest">;
  objectivesService: Pick<ObjectivesService, "list">;
  risksService: Pick<RisksService, "list">;
  handoverService: Pick<HandoverService, "list">;
  wellnessService: Pick<WellnessService, "list">;
  safetyService: Pick<SafetyService, "list">;
}

const LIMIT = `The limit is a whole number from 1 to ${ROWS_MAX}.`;
const pageInput = z.strictObject({
  limit: z._default(z.int(LIMIT).check(z.minimum(1, LIMIT), z.maximum(ROWS_MAX, LIMIT)), ROWS),
  /** The `next` of the page before. */
  after: pageQuerySchema.shape.after,
});
type PageInput = z.infer<typeof pageInput>;

/** The tools that read, compact and in pages. */
export function createReadingTools(deps: Deps): readonly ReadingTool[] {
  /** A list, of whose rows only some fields are returned, and no empty ones. */
  const paged = <Row extends object>(
    tool: Pick<ReadingTool, "name" | "title" | "description" | "uri">,
    list: (ownerId: OwnerId, page: PageInput) => Promise<Page<Row>>,
    fields: readonly (keyof Row & string)[],
  ): ReadingTool => ({
    ...tool,
    description: `${tool.description} In pages: give the \`next\` of one as \`after\` for the following one.`,
    input: pageInput,
    read: async (ownerId, input) => {
      const { rows, next } = await list(ownerId, input as PageInput);
      const isFilled = ([, value]: readonly [string, unknown]) => value !== null && value !== "";
      const records = rows.map((row) =>
        Object.fromEntries(fields.map((field) => [field, row[field]] as const).filter(isFilled)),
      );
      return { records, next };
    },
  });

  return [
    {
      name: "get_today",
      title: "Today's brief",
      description:
        "Where the person stands: the newest session, the most urgent objectives, grave risks, gaps in the safety plan, the last check-ins, the last handover and the boundaries, each cut short.",
      uri: "ridgeline://today",
      input: z.strictObject(echoBriefQuerySchema.shape),
      read: (ownerId, input) =>
        deps.briefService.compose(ownerId, input as z.infer<typeof echoBriefQuerySchema>),
    },
    {
      name: "get_plan",
      title: "The plan",
      description:
        "The latest ISAP session in full, or null, and the Universal Orders that the person plans by.",
      uri: "ridgeline://plan",
      input: z.strictObject({}),
      read: async (ownerId) => ({
        session: await deps.isapService.latest(ownerId),
        orders: ORDERS.map(({ id, title, intent }) => ({ id, title, intent })),
      }),
    },
    paged(
      {
        name: "list_objectives",
        title: "Objectives",
        description: "The person's objectives with their progress in percent.",
        uri: "ridgeline://objectives",
      },
      deps.objectivesService.list,
      [
        "id",
        "title",
        "specific",
        "measurable",
        "timeBound",
        "dueOn",
        "status",
        "progress",
        "pillar",
        "milestonesTotal",
        "milestonesCompleted",
      ],
    ),
    paged(
      {
        name: "list_risks",
        title: "Risks",
        description: "The person's risk log.",
        uri: "ridgeline://risks",
      },
      deps.risksService.list,
      [
        "id",
        "hazard",
        "probability",
        "severity",
        "priority",
        "mitigation",
        "owner",
        "reviewDate",
        "status",
        "notes",
      ],
    ),
    paged(
      {
        name: "list_handovers",
        title: "Shift handovers",
        description: "The person's handovers, newest first.",
        uri: "ridgeline://handovers",
      },
      deps.handoverService.list,
      ["id", "opPeriod", "whatChanged", "whatPersists", "onePriority"],
    ),
    paged(
      {
        name: "list_check_ins",
        title: "Check-ins",
        description: "The person's check-ins, newest first: energy, stress from 1 to 10, mood and a note.",
        uri: "ridgeline://check-ins",
      },
      deps.wellnessService.list,
      ["id", "energy", "stress", "mood", "note", "createdAt"],
    ),
    paged(
      {
        name: "get_safety_plan",
        title: "Safety plan",
        description: "The person's lookouts, comms, escape routes and safety zones, in all modes.",
        uri: "ridgeline://safety-plan",
      },
      deps.safetyService.list,
      ["id", "kind", "mode", "title", "details", "useAllModes", "updatedAt"],
    ),
  ];
}
