import { useEffect, useState } from "react";
import { now } from "./clock.ts";
import { chosenZoneStore, ownTimeZone, ownToday } from "./own-day.ts";

export interface OwnDay {
  /** "2026-11-21". */
  today: string;
  /** IANA name. */
  timeZone: string;
}

const ownDay = (): OwnDay => ({ today: ownToday(), timeZone: ownTimeZone() });

const MINUTE_MS = 60_000;

/** Every zone's day begins on a full minute. */
function untilNextMinute(): number {
  return MINUTE_MS - (now().getTime() % MINUTE_MS);
}

/** The person's day and time zone. Updates at midnight, when another zone is chosen and, after sleep or travel, when the tab becomes visible. */
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
    const stopWatching = chosenZoneStore.subscribe(look);
    return () => {
      clearTimeout(timer);
      stopWatching();
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, []);
  return day;
}
