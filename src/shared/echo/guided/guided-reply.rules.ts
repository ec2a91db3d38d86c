import type { EchoProposalInput } from "../echo.contract.ts";
import type { EchoTurn } from "../echo-turn.ts";

export interface GuidedReply {
  text: string;
  /** Without ids, which the server makes. */
  proposals: readonly GuidedProposal[];
}

type WithoutId<Proposal> = Proposal extends unknown ? Omit<Proposal, "id"> : never;
export type GuidedProposal = WithoutId<EchoProposalInput>;

/** The reply of the guided coach. The same turn always gets the same reply. */
export function guidedReply({ history, brief }: EchoTurn): GuidedReply {
  const asked = history.filter(({ role }) => role === "user").length;
  const steps = [
    "What do you know for certain about it, and what are you guessing?",
    "If this went well by tonight, what would be different?",
    "Who or what could help, and how much time do you have?",
    "What is the smallest step you could take in the next ten minutes?",
  ];
  const own = brief.objectives[0];
  const link = asked === 0 && own ? `Does this belong to “${own.title}”, or is it something new? ` : "";
  return { text: `${link}${steps[asked % steps.length]}`, proposals: [] };
}
