import { createStore } from "zustand/vanilla";
import { AUTH_PATHS } from "#shared/auth/auth-paths.ts";
import { now } from "#web/platform/time/clock.ts";

/** Whether the server responds, and the age of the offline copies that are shown instead. */
export interface ConnectionState {
  isOffline: boolean;
  /** When the oldest offline copy on screen was saved (an ISO instant); null if none is shown. */
  savedAt: string | null;
}

/** The minimum time between two returns, so that a flapping proxy does not cause a storm of calls. */
const CALM_MS = 15_000;
const RETRY_MS = 30_000;
const ONLINE: ConnectionState = { isOffline: false, savedAt: null };

/** The statuses of a proxy whose server is down. */
const AWAY = [502, 503, 504];

/** Whether a status, or 0 without a response, means that the server could not be reached. */
export const isUnreachable = (status: number): boolean => status === 0 || AWAY.includes(status);

export const connectionStore = createStore<ConnectionState>(() => ONLINE);
const { getState, setState } = connectionStore;

let lastReturn = Number.NEGATIVE_INFINITY;

function markReachable(): void {
  lastReturn = now().getTime();
  setState(ONLINE);
}

export const connection = {
  /** Calls the listener each time the server is reachable again. @returns unsubscribes */
  onReturn: (listener: () => void): (() => void) =>
    connectionStore.subscribe(({ isOffline }, before) => {
      if (before.isOffline && !isOffline) listener();
    }),
  /** A call got no response. @param savedAt when the offline copy that is shown instead was saved */
  failed(savedAt: string | null): void {
    const before = getState();
    const oldest = [before.savedAt, savedAt].filter((time) => time !== null).sort()[0] ?? null;
    if (!before.isOffline || oldest !== before.savedAt) setState({ isOffline: true, savedAt: oldest });
  },
  /** The server responded to a call. */
  answered(): void {
    if (getState().isOffline && now().getTime() - lastReturn >= CALM_MS) markReachable();
  },
  /** Checks whether the server responds. */
  async retry(): Promise<boolean> {
    try {
      const response = await fetch(AUTH_PATHS.instance, { cache: "no-store" });
      if (isUnreachable(response.status)) return false;
    } catch {
      return false;
    }
    if (getState().isOffline) markReachable();
    return true;
  },
  /** Checks regularly while the server is away, until the returned function is called. */
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
