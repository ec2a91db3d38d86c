import { isIPv6, SocketAddress } from "node:net";

/**
 * The key for rate limits: an IPv4 address, or the first half of an IPv6 address, because a single home connection
 * controls all 2^64 addresses of the second half.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const canonical = new SocketAddress({ address, family: "ipv6" }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(canonical)?.[1];
  if (mapped) return mapped;
  const [left = [], right = []] = canonical.split("::").map((half) => half.split(":").filter(Boolean));
  const groups = [...left, ...Array<string>(8).fill("0")].slice(0, 8 - right.length).concat(right);
  return `${groups.slice(0, 4).join(":")}::/64`;
}
