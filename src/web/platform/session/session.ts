import { createStore } from "zustand/vanilla";
import type { User } from "#shared/auth/auth.contract.ts";
import { PERSON_HEADER } from "#shared/auth/auth-paths.ts";

/** Why a page can no longer be used by its person. */
export type SessionEnd =
  /** They signed out on this device, so nothing of theirs may stay. */
  | { reason: "signed-out" }
  /** Their session has ended, and they do not sign in again. Their unfinished work stays for their next visit. */
  | { reason: "expired" }
  /** Somebody else has signed in, in another tab. `username` is null where it is not known. */
  | { reason: "other-person"; username: string | null };

interface SessionState {
  /** Who is signed in on this page, or null. */
  user: User | null;
  /** Set once. From then until a reload, the page neither sends nor stores anything for `user`. */
  end: SessionEnd | null;
  /** The server said that nobody is signed in: `user` is asked to sign in again in place. */
  isExpired: boolean;
}

type TabMessage =
  | { kind: "signed-in"; user: Pick<User, "id" | "username"> }
  | { kind: "signed-out"; userId: string };

const INITIAL: SessionState = { user: null, end: null, isExpired: false };

/** Who is signed in on this page, for `useStore`. A page belongs to one person until it is loaded again. */
export const sessionStore = createStore<SessionState>(() => INITIAL);

const { getState, setState } = sessionStore;
let waiting: ((isSignedIn: boolean) => void)[] = [];
/** The person declined to sign in again: they are not asked until an action needs it. */
let isPutOff = false;
let tabs: BroadcastChannel | null = null;

function end(reason: SessionEnd): void {
  if (getState().end !== null) return;
  setState({ end: reason, isExpired: false });
  release(false);
}

function release(isSignedIn: boolean): void {
  const released = waiting;
  waiting = [];
  for (const resolve of released) resolve(isSignedIn);
}

function postToTabs(message: TabMessage): void {
  tabs?.postMessage(message);
}

function handleMessage({ data }: MessageEvent<TabMessage>): void {
  const { user } = getState();
  if (data.kind === "signed-out") {
    if (data.userId === user?.id) end({ reason: "signed-out" });
  } else if (user === null) end({ reason: "expired" });
  else if (data.user.id !== user.id) end({ reason: "other-person", username: data.user.username });
  else session.settle(true);
}

/** The header that names the person for whom a call is meant. */
export function headerFor(personId: string | null): Record<string, string> {
  return personId === null ? {} : { [PERSON_HEADER]: personId };
}

export const session = {
  /** The id of the person whose page this is, or null. */
  personId: (): string | null => getState().user?.id ?? null,
  hasEnded: (): boolean => getState().end !== null,
  /** Sets who is signed in according to the server. If nobody is, the person of this page is asked to sign in again. */
  enter(user: User | null): void {
    const { user: before } = getState();
    if (before === null || before.id === user?.id) setState({ user });
    else if (user === null) session.expire();
    else end({ reason: "other-person", username: user.username });
  },
  /** After signing in on this page. */
  signIn(user: User): void {
    session.enter(user);
    postToTabs({ kind: "signed-in", user: { id: user.id, username: user.username } });
    session.settle(true);
  },
  /** Ends this page and the person's pages in other tabs. Removing data from the device is up to the caller. */
  signOut(): void {
    const { user } = getState();
    end({ reason: "signed-out" });
    if (user) postToTabs({ kind: "signed-out", userId: user.id });
  },
  /** The person does not sign in again. */
  giveUp: () => end({ reason: "expired" }),
  /** The server has refused a call because somebody else is signed in. */
  refuseOther: () => end({ reason: "other-person", username: null }),
  /** Asks the person to sign in again, in place. */
  expire(): void {
    if (!isPutOff && getState().user !== null && !session.hasEnded()) setState({ isExpired: true });
  },
  /** Asks for it and waits. Resolves to false if nobody was signed in or the person declines. */
  waitForSignIn(): Promise<boolean> {
    isPutOff = false;
    session.expire();
    if (!getState().isExpired) return Promise.resolve(false);
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  },
  /** Continues or fails the waiting calls. */
  settle(isSignedIn: boolean): void {
    isPutOff = !isSignedIn;
    setState({ isExpired: false });
    release(isSignedIn);
  },
  /** Listens to other tabs from now on. */
  watchTabs(): () => void {
    const channel = new BroadcastChannel("ridgeline-session");
    tabs = channel;
    channel.onmessage = handleMessage;
    return () => {
      tabs = null;
      channel.close();
    };
  },
};
