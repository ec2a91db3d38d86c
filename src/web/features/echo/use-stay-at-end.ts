import { type RefObject, useEffect, useRef } from "react";

/** Nearer than this to the end counts as being there, in pixels. */
const NEAR = 120;

const distanceToEnd = () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY;

/**
 * Keeps the end of a growing page in view while the person is there; who has scrolled up stays where they are.
 * @param content what grows
 * @returns goes to the end with the next growth
 */
export function useStayAtEnd(content: RefObject<HTMLElement | null>): () => void {
  // A conversation goes on at its end.
  const isAtEnd = useRef(true);
  useEffect(() => {
    const { current } = content;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) window.scrollTo(0, document.documentElement.scrollHeight);
    });
    observer.observe(current);
    let before = window.scrollY;
    const handleScroll = () => {
      // Only scrolling up leaves the end: going down, the page may have grown further in the meantime.
      const isUp = window.scrollY < before;
      before = window.scrollY;
      isAtEnd.current = distanceToEnd() < NEAR || (isAtEnd.current && !isUp);
    };
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", handleScroll);
    };
  }, [content]);
  return () => {
    isAtEnd.current = true;
  };
}
