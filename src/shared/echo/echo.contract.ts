import * as z from "zod/mini";
import { newBoundarySchema } from "../boundaries/boundaries.contract.ts";
import { timeZoneSchema } from "../calendar/calendar.contract.ts";
import { idSchema, modeSchema, requiredText } from "../common/common.contract.ts";
import { newBriefingSchema } from "../handover/handover.contract.ts";
import { newMilestoneSchema, newObjectiveSchema } from "../objectives/objectives.contract.ts";
import { newRiskSchema } from "../risks/risks.contract.ts";
import { newSafetyItemSchema } from "../safety/safety.contract.ts";
import { newCheckInSchema } from "../wellness/wellness.contract.ts";
import { echoBriefSchema } from "./echo-brief.ts";

export const ECHO_MESSAGE_MAX = 4000;
/** The longest message of a history; longer replies of Echo are cut by the client. */
export const ECHO_PAST_MESSAGE_MAX = 8000;
const ECHO_HISTORY_MAX = 20;
/** The messages of a history that are used: the last ones. */
export const ECHO_HISTORY_USED = 6;

/** With the history, the person's last six messages and what Echo said to each. */
export const ECHO_EARLIER_USED = 6;

/** Echo's replies before those, of which the beginnings are sent so that nothing is said twice. */
export const ECHO_TOLD_USED = 30;
export const ECHO_TOLD_LENGTH = 300;

/** A message of the conversation so far. */
export const echoMessageSchema = z.object({
  role: z.enum(["user", "assistant"], "A message is from user or assistant."),
  content: z
    .string("A message is text.")
    .check(
      z.maxLength(
        ECHO_PAST_MESSAGE_MAX,
        `A message of the history can have at most ${ECHO_PAST_MESSAGE_MAX} characters.`,
      ),
    ),
});
export type EchoMessage = z.infer<typeof echoMessageSchema>;

export const echoChatSchema = z.object({
  message: requiredText("Your message", ECHO_MESSAGE_MAX),
  /** Oldest first. */
  history: z._default(
    z
      .array(echoMessageSchema, "The history is a list of messages.")
      .check(z.maxLength(ECHO_HISTORY_MAX, `The history can have at most ${ECHO_HISTORY_MAX} messages.`)),
    [],
  ),
  /** What stands before the history, oldest first: read for danger and for nothing else. */
  earlier: z._default(
    z
      .array(echoMessageSchema, "What came earlier is a list of messages.")
      .check(
        z.maxLength(ECHO_EARLIER_USED, `At most ${ECHO_EARLIER_USED} earlier messages can be sent along.`),
      ),
    [],
  ),
  /** The beginnings of what Echo said before all of these, oldest first. */
  told: z._default(
    z
      .array(z.string().check(z.maxLength(ECHO_TOLD_LENGTH)), "What was told is a list of texts.")
      .check(z.maxLength(ECHO_TOLD_USED, `At most ${ECHO_TOLD_USED} beginnings can be sent along.`)),
    [],
  ),
  mode: z._default(modeSchema, "life"),
  /** Decides what "today" means. */
  timeZone: z._default(timeZoneSchema, "UTC"),
});
export type EchoChat = z.infer<typeof echoChatSchema>;
export type EchoChatInput = z.input<typeof echoChatSchema>;

/**
 * Something that Echo offers to add, with the fields of the call that adds it. Nothing is stored until the person agrees
 * and the browser makes that call.
 */
export const echoProposalSchema = z.discriminatedUnion("kind", [
  z.object({ id: idSchema, kind: z.literal("objective"), fields: newObjectiveSchema }),
  z.object({
    id: idSchema,
    kind: z.literal("milestone"),
    fields: z.extend(newMilestoneSchema, { objectiveId: idSchema }),
  }),
  z.object({ id: idSchema, kind: z.literal("risk"), fields: newRiskSchema }),
  z.object({ id: idSchema, kind: z.literal("check-in"), fields: newCheckInSchema }),
  z.object({ id: idSchema, kind: z.literal("boundary"), fields: newBoundarySchema }),
  z.object({ id: idSchema, kind: z.literal("safety-item"), fields: newSafetyItemSchema }),
  z.object({ id: idSchema, kind: z.literal("handover"), fields: newBriefingSchema }),
]);
export type EchoProposal = z.infer<typeof echoProposalSchema>;
export type EchoProposalInput = z.input<typeof echoProposalSchema>;

/** Who is speaking: the embedded coach, or a model with this name. */
export const echoSpeakerSchema = z.object({
  kind: z.enum(["guided", "model"]),
  name: z.optional(z.string()),
});
export type EchoSpeaker = z.infer<typeof echoSpeakerSchema>;

export const echoCrisisSchema = z.object({
  level: z.enum(["none", "oblique", "explicit", "acute"]),
  kind: z.nullable(z.enum(["self", "others", "abuse", "medical"])),
  subject: z.nullable(z.enum(["me", "somebody"])),
});

/** A sentence about the reply itself, such as that a model could not be reached. */
export const echoNoticeSchema = z.object({ code: z.string(), message: z.string() });
export type EchoNotice = z.infer<typeof echoNoticeSchema>;

/** The codes of notices that say something about what has arrived. */
export const ECHO_NOTICES = {
  /** A model stopped in the middle; no end follows. */
  interrupted: "model_interrupted",
  /** What has arrived of the reply is not to be shown; what follows takes its place. */
  replaced: "reply_replaced",
} as const;

const SUGGESTIONS_MAX = 4;
const SUGGESTION_LENGTH = 80;

/** What the person may want to say next, to be sent by a tap in place of typing. */
const suggestionsSchema = z
  .array(z.string().check(z.maxLength(SUGGESTION_LENGTH)))
  .check(z.maxLength(SUGGESTIONS_MAX));

/** One line of the stream. A client ignores events that it does not know. */
export const echoEventSchema = z.union([
  z.object({ content: z.string() }),
  z.object({ crisis: echoCrisisSchema }),
  z.object({ proposal: echoProposalSchema }),
  z.object({ suggestions: suggestionsSchema }),
  z.object({ notice: echoNoticeSchema }),
  z.object({ speaker: echoSpeakerSchema }),
]);
export type EchoEvent =
  | { content: string }
  | { crisis: z.infer<typeof echoCrisisSchema> }
  | { proposal: EchoProposalInput }
  | { suggestions: readonly string[] }
  | { notice: EchoNotice }
  | { speaker: EchoSpeaker };

/** Follows the last event of a complete reply. */
export const ECHO_DONE = "[DONE]";

export const echoBriefQuerySchema = z.object({
  mode: z._default(modeSchema, "life"),
  timeZone: z._default(timeZoneSchema, "UTC"),
});
export type EchoBriefQuery = z.infer<typeof echoBriefQuerySchema>;

export const echoBriefAnswerSchema = z.extend(echoBriefSchema, { speaker: echoSpeakerSchema });
export type EchoBriefAnswer = z.infer<typeof echoBriefAnswerSchema>;

export const ECHO_PATHS = {
  chat: "/api/echo/chat",
  /** What Echo can see. */
  brief: "/api/echo/brief",
  settings: "/api/echo/settings",
} as const;
