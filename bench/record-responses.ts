import { request } from "node:http";
import type { HttpRequest } from "autocannon";
import type { RecordedResponse } from "./raw-server.ts";
import type { Scenario } from "./scenarios.ts";

// Node writes these itself, for the raw server as for the shop.
const WRITTEN_BY_NODE = new Set(["date", "connection", "keep-alive"]);

/** The shop's answers to the works that are compared, byte by byte and header by header. */
export async function recordResponses(url: string, works: readonly Scenario[]): Promise<RecordedResponse[]> {
  const asked = works.filter(({ raw }) => raw).flatMap((work) => work.requests(0));
  return await Promise.all(asked.map((sent) => recordResponse(url, sent)));
}

// Not by fetch, which unpacks what came compressed.
function recordResponse(url: string, { path, headers }: HttpRequest): Promise<RecordedResponse> {
  return new Promise((resolve, reject) => {
    const asking = request(url + path, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString("base64");
      const kept = Object.entries(answer.headers).filter(([name]) => !WRITTEN_BY_NODE.has(name));
      resolve({
        path,
        status: answer.statusCode ?? 0,
        headers: Object.fromEntries(kept) as RecordedResponse["headers"],
        body,
      });
    });
    asking.on("error", reject).end();
  });
}
