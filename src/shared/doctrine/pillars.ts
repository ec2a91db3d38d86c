/** The four areas of every objective, order and watch-out, in display order. */
export const PILLARS = ["Presence", "Purpose", "Production", "Peace"] as const;

export type Pillar = (typeof PILLARS)[number];

/** One line per pillar, for pickers, badges and help texts. */
export const PILLAR_MEANINGS = {
  Presence: "Notice what's going on, around you and inside you.",
  Purpose: "Know what matters to you, and put your effort there.",
  Production: "Do the work: plan it, keep at it and finish it.",
  Peace: "Make room for rest, joy and the people you love.",
} as const satisfies Record<Pillar, string>;
