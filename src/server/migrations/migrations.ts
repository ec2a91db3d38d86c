import type { MigrationStep } from "#server/platform/db/migrate.ts";
import { initialSchema } from "./0001-initial-schema.ts";
import { rhythmOfTheDay } from "./0002-rhythm-of-the-day.ts";
import { safety } from "./0003-safety.ts";
import { progressBeforeCompletion } from "./0004-progress-before-completion.ts";
import { labelSeeds } from "./0005-label-seeds.ts";
import { milestoneMoments } from "./0006-milestone-moments.ts";
import { dueDates } from "./0007-due-dates.ts";
import { carryOverUntilDone } from "./0008-carry-over-until-done.ts";
import { milestoneSummary } from "./0009-milestone-summary.ts";
import { videoSeeds } from "./0010-video-seeds.ts";
import { ownOrderAndArchive } from "./0011-own-order-and-archive.ts";
import { boundaryReviews } from "./0012-boundary-reviews.ts";
import { planOrder } from "./0013-plan-order.ts";
import { echoConversations } from "./0014-echo-conversations.ts";
import { echoReads } from "./0015-echo-reads.ts";
import { signIn } from "./0016-sign-in.ts";
import { billing } from "./0017-billing.ts";
import { administration } from "./0018-administration.ts";
import { calendarFeed } from "./0019-calendar-feed.ts";
import { accessTokens } from "./0021-access-tokens.ts";
import { customerEmails } from "./0022-customer-emails.ts";

/** Every step of the schema's history, oldest first, for both engines. */
export const migrations: readonly MigrationStep[] = [
  initialSchema,
  rhythmOfTheDay,
  safety,
  progressBeforeCompletion,
  labelSeeds,
  milestoneMoments,
  dueDates,
  carryOverUntilDone,
  milestoneSummary,
  videoSeeds,
  ownOrderAndArchive,
  boundaryReviews,
  planOrder,
  echoConversations,
  echoReads,
  signIn,
  billing,
  administration,
  calendarFeed,
  accessTokens,
  customerEmails,
];
