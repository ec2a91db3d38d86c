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

function untilMidnight(): number {
  const moment = now();
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1).getTime() - moment.getTime();
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
      timer = setTimeout(look, untilMidnight());
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
