import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SignInMethods } from "#shared/auth/sign-in-methods.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { signInMethodsQuery } from "../sign-in-methods.api.ts";

/** A section of Settings about how the person signs in, once that is known. */
export function SignInMethodsPart({ children }: { children: (methods: SignInMethods) => ReactNode }) {
  const { data: methods, error, isFetching, refetch } = useQuery(signInMethodsQuery);
  if (methods) return children(methods);
  if (error) {
    return (
      <ErrorState
        title="Couldn't load how you sign in"
        message={sentenceOf(error)}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  return (
    <Waiting className="grid gap-4">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-11 w-28 justify-self-end" />
    </Waiting>
  );
}
