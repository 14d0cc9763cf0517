import { request } from "node:http";
import type { Sent } from "autocannon";
import type { Copied } from "./raw-server.ts";
import type { Work } from "./works.ts";

// Node writes these itself, for the raw server as for the shop.
const WRITTEN_BY_NODE = new Set(["date", "connection", "keep-alive"]);

/** The shop's answers to the works that are compared, byte by byte and header by header. */
export async function copiesOf(url: string, works: readonly Work[]): Promise<Copied[]> {
  const asked = works.filter(({ raw }) => raw).flatMap((work) => work.requests(0));
  return await Promise.all(asked.map((sent) => copyOf(url, sent)));
}

// Not by fetch, which unpacks what came compressed.
function copyOf(url: string, { path, headers }: Sent): Promise<Copied> {
  return new Promise((resolve, reject) => {
    const asking = request(url + path, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString("base64");
      const kept = Object.entries(answer.headers).filter(([name]) => !WRITTEN_BY_NODE.has(name));
      resolve({ path, status: answer.statusCode ?? 0, headers: Object.fromEntries(kept) as Copied["headers"], body });
    });
    asking.on("error", reject).end();
  });
}
