import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

const SUBSCRIBER_BITS = 64;
const WITH_PORT = /^(?:(\d+(?:\.\d+){3})|\[([^\]]+)\]):\d+$/;

export function createClientAddress(trustProxy: string): (request: IncomingMessage) => string {
  if (!trustProxy) return (request) => request.socket.remoteAddress ?? "";
  const trusts = proxyAddr.compile(trustProxy.split(",").map((one) => one.trim()));
  return (request) => proxyAddr(request, trusts) ?? "";
}

/** The network that limits count by: the IPv4 address, or the /64 of an IPv6 address, which one subscriber has. */
export function networkOf(address: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const bare = ipv4 ?? ipv6 ?? address;
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${SUBSCRIBER_BITS}`).toString()
    : parsed.toString();
}
