import { describe, expect, test } from "vitest";
import { BOUNDARY_TYPES, newBoundarySchema } from "./boundaries.contract.ts";
import { BOUNDARY_STEPS } from "./phrases.content.ts";

const ofType = (type: (typeof BOUNDARY_TYPES)[number]) =>
  BOUNDARY_STEPS.flatMap(({ phrases }) => phrases[type]);
const ALL = BOUNDARY_TYPES.flatMap(ofType);

/** What would make a phrase a demand, a threat, a reproach, or a plea. */
const OTHERS_MUST =
  /\b(you (must|have to|should|need to|can't|never|always|make me)|or else|otherwise|unless you|don't you|stop (it|that|calling|asking)|last (time|chance|warning)|never again|if you (don't|do|ever|keep)|sorry|because|please)\b/i;

describe("the phrases of the boundary builder", () => {
  test("are at least 24, six or more for each type, each only once", () => {
    expect(ALL.length).toBeGreaterThanOrEqual(24);
    for (const type of BOUNDARY_TYPES) expect(ofType(type).length).toBeGreaterThanOrEqual(6);
    expect(new Set(ALL).size).toBe(ALL.length);
  });

  test.each(ALL)("%s", (phrase) => {
    expect(phrase).not.toMatch(OTHERS_MUST);
    expect(phrase).toMatch(/\b(I|I'm|I'd|I'll|my|me|myself)\b/i);
    expect(phrase).toMatch(/^[A-Z].*\.$/);
    expect(phrase.length).toBeLessThanOrEqual(90);
  });

  test("that state a boundary begin with the person and can be stored as one", () => {
    const stated = BOUNDARY_STEPS.find(({ id }) => id === "state");
    for (const type of BOUNDARY_TYPES) {
      for (const statement of stated?.phrases[type] ?? []) {
        expect(statement).toMatch(/^I\b/);
        expect(newBoundarySchema.safeParse({ name: "Evenings", type, statement }).success).toBe(true);
      }
    }
  });
});
