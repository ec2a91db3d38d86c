/**
 * What happens when the server answers that nobody is signed in although somebody was: the calls that failed wait
 * here while the person signs in again in place, and are then sent once more.
 */
type Waiting = (isSignedIn: boolean) => void;

let waiting: Waiting[] = [];
let signedInEmail: string | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

export const sessionGate = {
  /** Tells the gate who is signed in; null once they have signed out. */
  setSignedIn(email: string | null): void {
    signedInEmail = email;
  },
  /** The person whose session has ended and whose calls wait, or null. */
  expiredEmail: (): string | null => (waiting.length > 0 ? signedInEmail : null),
  /** Waits for the person to sign in again. False at once when nobody was signed in. */
  waitForSignIn(): Promise<boolean> {
    if (signedInEmail === null) return Promise.resolve(false);
    return new Promise((resolve) => {
      waiting.push(resolve);
      notify();
    });
  },
  /** Lets the waiting calls go on, or fail. */
  settle(isSignedIn: boolean): void {
    const released = waiting;
    waiting = [];
    notify();
    for (const resolve of released) resolve(isSignedIn);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
