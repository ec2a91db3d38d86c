import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentProps, StrictMode } from "react";
import { App } from "./app.tsx";

/** The whole tree, alike in the browser and at build time. */
export function Root({ queryClient, ...props }: { queryClient: QueryClient } & ComponentProps<typeof App>) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App {...props} />
      </QueryClientProvider>
    </StrictMode>
  );
}
