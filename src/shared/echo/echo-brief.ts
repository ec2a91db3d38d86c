import * as z from "zod/mini";
import { modeSchema, pillarSchema } from "../common/common.contract.ts";
import { safetyKindSchema } from "../safety/safety.contract.ts";
import { checkInStateSchema } from "../wellness/wellness.contract.ts";

/** The parts of the brief that a person can keep from Echo. */
export const BRIEF_PARTS = [
  "session",
  "objectives",
  "risks",
  "lcesGaps",
  "checkIns",
  "handover",
  "boundaries",
] as const;
export type BriefPart = (typeof BRIEF_PARTS)[number];

/** All that Echo can see of a person's plan. Lists are short and texts are cut; a part that is kept from Echo is empty. */
export const echoBriefSchema = z.object({
  mode: modeSchema,
  /** The newest ISAP session. */
  session: z.nullable(
    z.object({
      situation: z.string(),
      pillars: z.array(pillarSchema),
      control: z.object({ people: z.string(), time: z.string(), budget: z.string(), skills: z.string() }),
    }),
  ),
  /** The most urgent active objectives. `progress` is in percent, `dueOn` a day such as "2026-11-21". */
  objectives: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      progress: z.int(),
      dueOn: z.nullable(z.string()),
      nextMilestone: z.nullable(z.string()),
    }),
  ),
  /** Open risks of high priority. */
  risks: z.array(z.object({ id: z.string(), hazard: z.string() })),
  /** The elements of LCES without an item in this mode. */
  lcesGaps: z.array(safetyKindSchema),
  /** The person's own check-ins, newest first, without notes. */
  checkIns: z.array(
    z.extend(z.pick(checkInStateSchema, { energy: true, stress: true, mood: true }), { daysAgo: z.int() }),
  ),
  /** The newest handover and the day that it covers. */
  handover: z.nullable(
    z.object({
      whatChanged: z.string(),
      whatPersists: z.string(),
      onePriority: z.string(),
      day: z.string(),
    }),
  ),
  boundaries: z.array(z.object({ id: z.string(), name: z.string(), statement: z.string() })),
});
export type EchoBrief = z.infer<typeof echoBriefSchema>;
