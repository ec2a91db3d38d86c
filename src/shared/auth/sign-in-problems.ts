/** Why signing in at the provider, or connecting it, led nowhere; the sign-in page and Settings are told in `?problem=`. */
export const SIGN_IN_PROBLEMS = {
  failed: "Signing in there didn't work. Please try again.",
  unverified: "They haven't confirmed your email address, so you can't sign in with them yet.",
  "connect-first":
    "There's already an account with your email address. Sign in with your password, then connect the two in Settings.",
  "no-account": "You don't have an account here, and this server isn't taking new ones this way.",
  taken: "That sign-in already belongs to another account here.",
} as const;

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS;

/** The sentence for the problem in an address, or undefined. */
export function signInProblemIn(search: string): string | undefined {
  const problem = new URLSearchParams(search).get("problem") ?? "";
  return Object.entries(SIGN_IN_PROBLEMS).find(([code]) => code === problem)?.[1];
}
