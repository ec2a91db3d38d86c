import { createStore } from "zustand/vanilla";
import type { Risk } from "#shared/crisis/risk.ts";
import { type Finding, gravestIn, isGraver, isInDanger } from "#shared/crisis/risk-level.rules.ts";
import { connection } from "#web/platform/http/connection.ts";

/**
 * Reads what a person writes for danger to somebody, on this device, where it leaves a field for good. It changes
 * nothing about the text and sends nothing; what it found is forgotten with the page.
 */

interface CrisisState {
  /** What was put into words or is under way, until the person closes its card. */
  danger: Finding | null;
  /** What stands between the lines, until the person closes its line. */
  hint: Finding | null;
  /** A text could not be read, because the code for it could not be fetched. */
  isUnread: boolean;
}

const NO_RISK: Risk = { level: "none", kind: null, subject: null };
const NOTHING: CrisisState = { danger: null, hint: null, isUnread: false };
const TEXT_FIELD = "textarea, input:not([type]), input[type=text], input[type=search]";

/** For `useStore`. */
export const crisisStore = createStore<CrisisState>(() => NOTHING);
const { getState, setState } = crisisStore;

/** What was answered on this page: the same text does not bring the same answer again. */
let answered: Finding[] = [];
/** Texts that could not be read yet. */
const waiting = new Set<string>();

/** The code for reading is fetched again after so long where it could not be fetched. */
const RETRY_MS = 5000;
let retry: ReturnType<typeof setTimeout> | undefined;

async function loadReader() {
  return await import("#shared/crisis/assess-risk.ts");
}

async function assess(text: string): Promise<Risk> {
  try {
    const { assessRisk } = await loadReader();
    const risk = await assessRisk(text);
    readWaiting(text);
    return risk;
  } catch {
    if (!waiting.has(text)) setState({ isUnread: true });
    waiting.add(text);
    clearTimeout(retry);
    retry = setTimeout(() => void crisisGate.read([...waiting]), RETRY_MS);
    return NO_RISK;
  }
}

async function prepareReader(): Promise<void> {
  const { prepareRisk } = await loadReader();
  await prepareRisk(navigator.languages);
}

/** The code is there by now, for `text` and for those before it. */
function readWaiting(text: string): void {
  waiting.delete(text);
  const late = [...waiting];
  waiting.clear();
  if (late.length > 0) void crisisGate.read(late);
  if (getState().isUnread) setState({ isUnread: false });
}

/** The rest of the shorter one may be a correction. */
const KEPT_SHARE = 0.9;

/**
 * Whether one text became the other by writing on or by deleting, in one place: a text that saves itself is sent again
 * and again.
 */
function goesOn(text: string, before: string): boolean {
  const shorter = Math.min(text.length, before.length);
  let start = 0;
  while (start < shorter && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  return start + end >= KEPT_SHARE * shorter;
}

function isAnswered({ risk, text }: Finding): boolean {
  return answered.some(
    (before) =>
      before.risk.kind === risk.kind &&
      before.risk.subject === risk.subject &&
      !isGraver(risk, before.risk) &&
      goesOn(text, before.text),
  );
}

function show(finding: Finding): void {
  if (isAnswered(finding)) return;
  answered.push(finding);
  const { danger } = getState();
  if (!isInDanger(finding.risk)) setState({ hint: finding });
  else if (!danger || !isGraver(danger.risk, finding.risk)) setState({ danger: finding, hint: null });
}

export const crisisGate = {
  /**
   * Reads all that a person wrote in a body and shows the answer to the gravest risk. Never throws.
   * @returns that risk, also where its answer was shown before
   */
  async read(body: unknown): Promise<Risk> {
    const found = await gravestIn(body, assess);
    if (found.risk.level !== "none") show(found);
    return found.risk;
  },

  /** Shows the answer to a risk that was found elsewhere, unless the person has had it for this text. */
  show,

  /** Shows an answer once more. */
  showAgain: (finding: Finding): void => setState({ danger: finding, hint: null }),

  closeDanger: (): void => setState({ danger: null }),
  closeHint: (): void => setState({ hint: null }),
  closeUnread: (): void => setState({ isUnread: false }),

  /**
   * From now on fetches the code when somebody begins to write, and reads late what could not be read, until the
   * answered function is called.
   * @param loadAnswers fetches what shows the answers
   */
  watch(loadAnswers: () => Promise<unknown>): () => void {
    const prepare = ({ target }: Event) => {
      if (!(target instanceof Element && target.matches(TEXT_FIELD))) return;
      for (const load of [prepareReader, loadAnswers]) load().catch(() => undefined);
    };
    document.addEventListener("focusin", prepare);
    const stop = connection.onReturn(() => void crisisGate.read([...waiting]));
    return () => {
      document.removeEventListener("focusin", prepare);
      stop();
    };
  },

  /** Forgets everything, as a new page does. */
  reset(): void {
    answered = [];
    waiting.clear();
    clearTimeout(retry);
    setState(NOTHING);
  },
};
