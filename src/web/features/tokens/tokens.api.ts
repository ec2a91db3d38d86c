import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type AccessToken,
  type CreatedToken,
  type NewTokenInput,
  TOKEN_PATHS,
} from "#shared/tokens/tokens.contract.ts";
import { call } from "#web/platform/http/api-client.ts";

/** The person's access tokens. Programs use them meanwhile, so each visit reloads them. */
export const tokensQuery = queryOptions({
  queryKey: [TOKEN_PATHS.list],
  queryFn: ({ signal }) => call<AccessToken[]>("GET", TOKEN_PATHS.list, { signal }),
  staleTime: 0,
});

/** Creates a token, whose answer is the only one with the token itself. It is kept nowhere on this device. */
export function useCreateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: tokensQuery.queryKey,
    gcTime: 0,
    meta: { failed: "Couldn't create the token" },
    mutationFn: (token: NewTokenInput) => call<CreatedToken>("POST", TOKEN_PATHS.list, { body: token }),
    onSuccess: ({ token: _, ...created }) =>
      queryClient.setQueryData(tokensQuery.queryKey, (known) => known && [created, ...known]),
  });
}

export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: tokensQuery.queryKey,
    meta: { failed: "Couldn't revoke the token" },
    mutationFn: (id: string) => call("DELETE", TOKEN_PATHS.one(id)),
    onSuccess: (_, id) =>
      queryClient.setQueryData(tokensQuery.queryKey, (known) => known?.filter((one) => one.id !== id)),
  });
}
