import { expect, test } from "vitest";
import { localOrigin } from "./tenant-resolver.ts";

const resolveOrigin = (host: string | undefined, localPort?: number) =>
  localOrigin({ headers: { host }, socket: { localPort } });

test.each([
  ["localhost:3000", "http://localhost:3000"],
  ["LocalHost.:03000", "http://localhost:3000"],
  ["127.0.0.1:3000", "http://127.0.0.1:3000"],
])("a request to %s on this machine is accepted", (host, origin) => {
  expect(resolveOrigin(host, 3000)).toBe(origin);
});

test.each([
  ["loja.example.com:3000", 3000],
  ["127.1.2.3:3000", 3000],
  ["localhost:3001", 3000],
  ["localhost", 3000],
  ["localhost:3000/@example.com:3000", 3000],
  ["localhost:3000", undefined],
  [undefined, 3000],
])("an untrusted host is ignored: %s", (host, port) => {
  expect(resolveOrigin(host, port)).toBe("");
});
