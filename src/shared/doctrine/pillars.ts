/** The four areas of every objective, order and watch-out, in display order. */
export const PILLARS = ["Presence", "Purpose", "Production", "Peace"] as const;

export type Pillar = (typeof PILLARS)[number];

/** One line per pillar, for pickers, badges and help texts. */
export const PILLAR_MEANINGS = {
  Presence: "Notice what is going on, around you and in you.",
  Purpose: "Know what matters to you, and point your effort at it.",
  Production: "Do the work: plan it, carry it and finish it.",
  Peace: "Keep rest, joy and the people you love in the picture.",
} as const satisfies Record<Pillar, string>;
