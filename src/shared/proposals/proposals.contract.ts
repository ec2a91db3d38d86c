import * as z from "zod/mini";
import { idSchema, timestampSchema } from "../common/common.contract.ts";

/** Something that a program of the person's proposed to add. Nothing of it is stored among the records. */
export const proposalSchema = z.object({
  id: idSchema,
  /** The name of the token that it came with. */
  tokenName: z.string(),
  /** With `fields`, as in `echoProposalSchema`; a client skips what it does not understand. */
  kind: z.string(),
  fields: z.record(z.string(), z.unknown()),
  createdAt: timestampSchema,
});
export type Proposal = z.infer<typeof proposalSchema>;

export const PROPOSAL_PATHS = {
  list: "/api/proposals",
  one: (id: string) => `/api/proposals/${id}`,
} as const;
