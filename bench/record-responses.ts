import { request } from "node:http";
import type { HttpRequest } from "autocannon";
import type { RecordedResponse } from "./raw-server.ts";
import type { Scenario } from "./scenarios.ts";

// Node sets these for both servers.
const HEADERS_FROM_NODE = new Set(["date", "connection", "keep-alive"]);

export async function recordResponses(url: string, scenarios: readonly Scenario[]): Promise<RecordedResponse[]> {
  const requests = scenarios.filter(({ compareWithRaw }) => compareWithRaw).flatMap((scenario) => scenario.requests(0));
  return await Promise.all(requests.map((httpRequest) => recordResponse(url, httpRequest)));
}

// Not fetch, which decompresses the body.
export function recordResponse(url: string, { path, ...options }: HttpRequest): Promise<RecordedResponse> {
  return new Promise((resolve, reject) => {
    const { method, headers, body: sentBody } = options;
    const clientRequest = request(url + path, { method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString("base64");
      const headers = Object.entries(response.headers).filter(([name]) => !HEADERS_FROM_NODE.has(name));
      resolve({
        path,
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(headers) as RecordedResponse["headers"],
        body,
      });
    });
    clientRequest.on("error", reject).end(sentBody);
  });
}
