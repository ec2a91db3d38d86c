import { queryOptions } from "@tanstack/react-query";
import { PROPOSAL_PATHS, type Proposal } from "#shared/proposals/proposals.contract.ts";
import { call } from "#web/platform/http/api-client.ts";

/** What the person's programs propose to add, oldest first. The dashboard's call brings it anew at each visit. */
export const proposalsQuery = queryOptions({
  queryKey: [PROPOSAL_PATHS.list],
  queryFn: ({ signal }) => call<Proposal[]>("GET", PROPOSAL_PATHS.list, { signal }),
});
