import type { TokenScope } from "#shared/tokens/tokens.contract.ts";

/** What a token may do, in plain words, by scope. */
export const SCOPE_WORDS: Readonly<Record<TokenScope, { label: string; description: string }>> = {
  read: { label: "Read", description: "Sees your plan and your records. Can't change anything." },
  propose: {
    label: "Read and propose",
    description: "Sees them, too, and can suggest additions. Nothing is added until you say OK.",
  },
  write: {
    label: "Read and change",
    description: "Can add, change and delete your records. For programs that you trust completely.",
  },
};

/** How long a token works. An empty value is for ever. */
export const LIFETIMES: readonly { value: string; label: string }[] = [
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "One year" },
  { value: "", label: "Until I revoke it" },
];
