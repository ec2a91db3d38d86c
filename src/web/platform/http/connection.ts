import { createStore } from "zustand/vanilla";
import { AUTH_PATHS } from "#shared/auth/auth.contract.ts";
import { now } from "#web/platform/time/clock.ts";

/** Whether the server answers, and how old what is shown instead is. */
export interface ConnectionState {
  isOffline: boolean;
  /** When the oldest of the kept answers on screen was saved (an ISO instant); null where none is shown. */
  savedAt: string | null;
}

/** After a return, the next one is believed only this much later: half a broken proxy must not cause a storm. */
const CALM_MS = 15_000;
const RETRY_MS = 30_000;
const ONLINE: ConnectionState = { isOffline: false, savedAt: null };

/** What a proxy answers for a server that is away. */
const AWAY = [502, 503, 504];

/** Whether a status, or 0 for no answer at all, means that the server could not be reached. */
export const isUnreachable = (status: number): boolean => status === 0 || AWAY.includes(status);

export const connectionStore = createStore<ConnectionState>(() => ONLINE);
const { getState, setState } = connectionStore;

let lastReturn = Number.NEGATIVE_INFINITY;

function comeBack(): void {
  lastReturn = now().getTime();
  setState(ONLINE);
}

export const connection = {
  /** Calls the listener each time the server is back after it was away. */
  onReturn: (listener: () => void): (() => void) =>
    connectionStore.subscribe(({ isOffline }, before) => {
      if (before.isOffline && !isOffline) listener();
    }),
  /** A call got no answer; `savedAt` says how old the kept answer is that is shown instead, if one is. */
  failed(savedAt: string | null): void {
    const before = getState();
    const oldest = [before.savedAt, savedAt].filter((time) => time !== null).sort()[0] ?? null;
    if (!before.isOffline || oldest !== before.savedAt) setState({ isOffline: true, savedAt: oldest });
  },
  /** The server answered a call. */
  answered(): void {
    if (getState().isOffline && now().getTime() - lastReturn >= CALM_MS) comeBack();
  },
  /** Asks the server for a sign of life. */
  async retry(): Promise<boolean> {
    try {
      const response = await fetch(AUTH_PATHS.instance, { cache: "no-store" });
      if (isUnreachable(response.status)) return false;
    } catch {
      return false;
    }
    if (getState().isOffline) comeBack();
    return true;
  },
  /** Looks for the server by itself while it is away, until the answered function is called. */
  watch(): () => void {
    const look = () => {
      if (getState().isOffline) void connection.retry();
    };
    const timer = setInterval(look, RETRY_MS);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", look);
    };
  },
};
