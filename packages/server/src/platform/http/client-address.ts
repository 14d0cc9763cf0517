import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

const SUBSCRIBER_BITS = 64;
const WITH_PORT = /^(?:(\d+(?:\.\d+){3})|\[([^\]]+)\]):\d+$/;

/**
 * Reads the visitor's address of a request that Fastify has not seen: the socket's, or the one that a proxy named in
 * TRUST_PROXY forwards. Equals Fastify's `request.ip`.
 */
export function createClientAddress(trustProxy: string): (request: IncomingMessage) => string {
  if (!trustProxy) return (request) => request.socket.remoteAddress ?? "";
  const trusts = proxyAddr.compile(trustProxy.split(",").map((one) => one.trim()));
  return (request) => proxyAddr(request, trusts) ?? "";
}

/**
 * The part of an address that limits count by: an IPv4 address, or the /64 of an IPv6 address, since one subscriber has
 * all of it. IPv4-mapped addresses count as IPv4, a port is left out, and what is no address counts as it is written.
 */
export function networkOf(address: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const bare = ipv4 ?? ipv6 ?? address;
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${SUBSCRIBER_BITS}`).toString()
    : parsed.toString();
}
