import { useEffect, useState } from "react";
import { now } from "./clock.ts";
import { ownTimeZone, ownToday } from "./own-day.ts";

export interface OwnDay {
  /** "2026-11-21". */
  today: string;
  /** IANA name. */
  timeZone: string;
}

const ownDay = (): OwnDay => ({ today: ownToday(), timeZone: ownTimeZone() });

const MINUTE_MS = 60_000;

/** In every zone a day begins with a minute. */
function untilNextMinute(): number {
  return MINUTE_MS - (now().getTime() % MINUTE_MS);
}

/** The person's own day and zone. Follows midnight and, after a sleep or a journey, the moment the tab is looked at. */
export function useOwnDay(): OwnDay {
  const [day, setDay] = useState(ownDay);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      setDay((before) => {
        const after = ownDay();
        return after.today === before.today && after.timeZone === before.timeZone ? before : after;
      });
      clearTimeout(timer);
      timer = setTimeout(look, untilNextMinute());
    };
    look();
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, []);
  return day;
}
