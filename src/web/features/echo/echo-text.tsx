import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { usePreloadWhenIdle } from "#web/ui/use-preload-when-idle.ts";

const EchoMarkdown = lazyPart(async () => (await import("./echo-markdown.tsx")).EchoMarkdown);

/** What Echo said. Until the code for its Markdown is there, or without it, the plain text. */
export function EchoText({ text }: { text: string }) {
  usePreloadWhenIdle(EchoMarkdown.preload);
  const plain = <p className="whitespace-pre-wrap">{text}</p>;
  return (
    <ErrorBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <EchoMarkdown text={text} />
      </Suspense>
    </ErrorBoundary>
  );
}
