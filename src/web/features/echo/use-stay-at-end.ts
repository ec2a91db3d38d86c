import { useEffect, useLayoutEffect, useRef } from "react";

/** Nearer than this to the end counts as being there, in pixels. */
const NEAR = 160;

const distanceToEnd = () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

/**
 * Keeps the end of a growing page in view while the person is there; who has scrolled up stays where they are.
 * @returns goes to the end with the next change
 */
export function useStayAtEnd(content: unknown): () => void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const handleScroll = () => {
      isAtEnd.current = distanceToEnd() < NEAR;
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => window.removeEventListener("scroll", handleScroll);
  }, []);
  // A new screen starts at its top; a conversation goes on at its end.
  useEffect(() => {
    const frame = requestAnimationFrame(scrollToEnd);
    return () => cancelAnimationFrame(frame);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what makes the page grow
  useLayoutEffect(() => {
    if (isAtEnd.current) scrollToEnd();
  }, [content]);
  return () => {
    isAtEnd.current = true;
  };
}
