import { LISTED_ORDERS, type UniversalOrder } from "#shared/doctrine/orders.content.ts";
import { WATCH_OUTS, type WatchOut } from "#shared/doctrine/watch-outs.content.ts";

/** Something to act by, and something to look out for. */
export interface ReflectionPair {
  order: UniversalOrder;
  watchOut: WatchOut;
}

/**
 * A random listed order and a random watch-out, both different from the previous ones.
 * @param random at least 0 and below 1, as Math.random
 */
export function drawPair(random: () => number, before?: ReflectionPair): ReflectionPair {
  return {
    order: draw(LISTED_ORDERS, random, before?.order),
    watchOut: draw<WatchOut>(WATCH_OUTS, random, before?.watchOut),
  };
}

function draw<Item>(items: readonly Item[], random: () => number, before: Item | undefined): Item {
  const others = items.filter((item) => item !== before);
  const drawn = others[Math.floor(random() * others.length)];
  if (drawn === undefined) throw new RangeError("A random number must be at least 0 and below 1.");
  return drawn;
}

/** The address of Echo with a prepared text, which the person can edit before sending it. */
export function echoAddress(context: string): string {
  return `/echo?${new URLSearchParams({ context })}`;
}

/** A prepared question to Echo about a watch-out. */
export function watchOutQuestion({ id, title, ask }: WatchOut): string {
  return `I'm looking at Watch Out ${id}, "${title}". ${ask} What should I look at first?`;
}

/** A prepared question to Echo about an order. */
export function orderQuestion({ id, title, intent }: UniversalOrder): string {
  return `I'm looking at Universal Order ${id}, "${title}". ${intent} How could I use it today?`;
}

/** A prepared text for Echo about both. */
export function reflectionQuestion({ order, watchOut }: ReflectionPair, prompt: string): string {
  return `My reflection for today: Universal Order ${order.id}, "${order.title}", and Watch Out ${watchOut.id}, "${watchOut.title}". ${prompt}`;
}
