import type { ReadingMoment } from "./date-readers.rules.ts";
import { type Deadline, findDeadline } from "./deadline.rules.ts";
import { meantDay } from "./goal-deadline-sense.rules.ts";

/** "3/8" at the end of a clause, and "last date is 31st". */
const BARE_DATE =
  /(?<!(?:starting|from|since|after|of|every)(?: the)? )(?<=^|[a-z] |is )(?:\d{1,2}\/\d{1,2}|(?:the )?\d{1,2}(?:st|nd|rd|th))(?=$|[,.;])/i;
const HAPPENED =
  /\b(?:fell|died|passed|started|moved|lost|retired|born|married|met|broke|happened|left|quit|diagnosed|miscarried|expires?)(?: down| off| out| away)?\s*$/i;
/** What was sent or ended on a day: "appeal sent oct 2nd", "had to put our old collie down monday". */
const DONE_ON =
  /(?<!\b(?:get|gets|getting|have|need|needs|be|it) (?:[a-z]+ ){0,3})\b(?:sent|filed|submitted|applied|appealed|mailed)(?: on)?\s*$|\bhad to put (?:[a-z]+ ){1,4}(?:down|to sleep)(?: on| last)?\s*$/i;
const TARGET_TIME = /(?:^|\b)(?:under|below|sub|less than)\s*$/i;
const SPAN_OF_SILENCE =
  /\b(?:heard|no word|no reply|nothing|spoken|talked|seen|slept|been|haven't (?:had|been|seen|done)|hasn't)\b[^,.;]*$/i;
const OPENING_HOURS = /\bopens?(?: only)?(?: on)?(?: [a-z]+day,?(?: and| or)?)*\s*$/i;
const QUOTE = /"[^"]*"/g;
/** "before the 0% ends Jan 18": the day of what it has to come before. */
const BEFORE_EVENT =
  /\b(before|by the time|until) (.{2,40}?) (?:ends?|closes?|expires?|starts?|opens?|leaves?|runs? out|arrives?)(?: on)? (?=[a-z0-9])/i;

/**
 * The day by which the goal in a sentence has to be reached. "5k under 24 minutes", "heard nothing in 5 weeks", opening
 * hours and what somebody is quoted with name a time, and no deadline.
 */
export function deadlineIn(text: string, moment: ReadingMoment): Deadline | null {
  const own = text.replace(QUOTE, (words) => " ".repeat(words.length));
  const deadline = findDeadline(own, moment) ?? bareDate(own, moment) ?? dayOfEvent(own, moment);
  if (!deadline) return null;
  const before = own.slice(0, deadline.start);
  const { words } = deadline;
  const isTarget = TARGET_TIME.test(before) || /^(?:under|below|sub|less than)\b/i.test(words);
  const isSilence = SPAN_OF_SILENCE.test(before) && /^(?:in|for) .*(?:days|weeks|months|years)$/i.test(words);
  const isPast =
    HAPPENED.test(before) && !/\bbefore\b/i.test(before) && /^(?:in|last|on|this)\b/i.test(words);
  const isSchool = /^(?:to )?(?:back to )?school$/i.test(words.trim());
  const isOpening = OPENING_HOURS.test(before);
  const isDone = DONE_ON.test(before);
  if (isTarget || isSilence || isPast || isDone || isSchool || isOpening) return null;
  return meantDay(own, deadline, moment);
}

function bareDate(text: string, moment: ReadingMoment): Deadline | null {
  const added = "by ";
  const found = findDeadline(text.replace(BARE_DATE, `${added}$&`), moment);
  return found && { ...found, end: found.end - added.length };
}

function dayOfEvent(text: string, moment: ReadingMoment): Deadline | null {
  const event = BEFORE_EVENT.exec(text);
  if (!event) return null;
  const start = event.index + event[0].length;
  const found = findDeadline(`on ${text.slice(start)}`, moment);
  return found && { ...found, start: start + Math.max(0, found.start - 3), end: start + found.end - 3 };
}
