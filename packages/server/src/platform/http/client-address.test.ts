import Fastify from "fastify";
import { expect, test } from "vitest";
import { createClientAddress, networkOf } from "./client-address.ts";

test.each([
  ["2001:db8::1", "2001:db8::"],
  ["2001:db8::ffff:1:2:3", "2001:db8::"],
  ["2001:0DB8:0:0:1::", "2001:db8::"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8:1:3::1", "2001:db8:1:3::"],
  ["fe80::1%eth0", "fe80::"],
  ["::1", "::"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["[2001:db8::1]:4711", "2001:db8::"],
  ["unknown", "unknown"],
  ["", ""],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["", "203.0.113.7", "127.0.0.1"],
  ["loopback", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["127.0.0.1, 203.0.113.0/24", "198.51.100.1, 203.0.113.7", "198.51.100.1"],
  ["10.0.0.0/8", "203.0.113.7", "127.0.0.1"],
  ["loopback", undefined, "127.0.0.1"],
])(
  "with TRUST_PROXY=%s and X-Forwarded-For %s the client address is %s, as in Fastify",
  async (trusted, forwarded, visitor) => {
    const clientAddress = createClientAddress(trusted);
    const app = Fastify({ trustProxy: trusted || false });
    app.get("/", (request) => [request.ip, clientAddress(request.raw)]);
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect((await app.inject({ url: "/", headers })).json()).toEqual([visitor, visitor]);
  },
);
