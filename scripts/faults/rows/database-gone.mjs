import { withoutDatabase } from "./database-silent.mjs";

export const name = "database gone 60 s";
export const promise =
  "every answer within 10 s, no 500, cached pages p95 under 100 ms, serves again within 5 s, same process";

export const run = (harness) => withoutDatabase(harness, (proxy) => proxy.down(), harness.short ? 6000 : 60_000);
