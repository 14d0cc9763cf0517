import { isTrueSoon, probeDatabasePort } from "../proofs.mjs";
import { withoutDatabase } from "./database-silent.mjs";

export const name = "database gone 60 s";
export const promise =
  "every answer within 10 s, no 500, cached pages p95 under 100 ms, serves again within 5 s, same process";

export const cause = (proxy) => proxy.down();

export const proof = async (_caused, proxy) => ({
  "the connections are cut": await isTrueSoon(() => proxy.connections().length === 0),
  "the port refuses": (await probeDatabasePort(proxy.port)) === "refuses",
});

export const run = (harness, causeFault) => withoutDatabase(harness, causeFault, harness.short ? 6000 : 60_000);
