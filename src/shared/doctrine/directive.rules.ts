import { dayNumber } from "#shared/calendar/plain-date.rules.ts";
import { LISTED_ORDERS, ORDERS_BY_PILLAR, type UniversalOrder } from "./orders.content.ts";
import type { Pillar } from "./pillars.ts";

const ROUND = LISTED_ORDERS.length;
const HALF = ROUND / 2;

/** A small integer hash (32 bits, unsigned): neighboring inputs give unrelated outputs, the same on every machine. */
function scramble(value: number): number {
  let hash = Math.imul(value ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The listed orders, shuffled: each round of ten days has its own sequence. */
function shuffledRound(round: number): UniversalOrder[] {
  return LISTED_ORDERS.map((order) => ({ order, rank: scramble(round * ROUND + order.id) }))
    .sort((a, b) => a.rank - b.rank || a.order.id - b.order.id)
    .map(({ order }) => order);
}

/**
 * A round whose first half begins with orders that did not end the previous round, so at least half a round lies
 * between two showings of an order. Second halves stay as shuffled, so a round only depends on the previous one.
 */
function spacedRound(round: number): UniversalOrder[] {
  const lastShown = shuffledRound(round - 1).slice(HALF);
  const orders = shuffledRound(round);
  const head = orders.slice(0, HALF).sort((a, b) => lastShown.indexOf(a) - lastShown.indexOf(b));
  return [...head, ...orders.slice(HALF)];
}

/**
 * The Morning Directive of a date: the same order for everyone on that date, each listed order once in every round of
 * ten days, and never the same one within five days.
 * @param isoDate the user's own date, "YYYY-MM-DD"
 * @throws RangeError when the text is not an existing date
 */
export function directiveForDate(isoDate: string): UniversalOrder {
  const day = dayNumber(isoDate);
  const round = Math.floor(day / ROUND);
  const order = spacedRound(round)[day - round * ROUND];
  if (!order) throw new RangeError(`No order for ${isoDate}`);
  return order;
}

/**
 * One of a pillar's orders.
 * @param pick the position in the pillar's list, from 0 to below 1 (random or fixed)
 * @throws RangeError when `pick` is outside that range
 */
export function orderForPillar(pillar: Pillar, pick: number): UniversalOrder {
  const orders = ORDERS_BY_PILLAR[pillar];
  const order = orders[Math.floor(pick * orders.length)];
  if (!order) throw new RangeError(`pick must be at least 0 and below 1: ${pick}`);
  return order;
}
