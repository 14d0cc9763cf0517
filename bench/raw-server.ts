import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A response of the shop; `body` is base64, because it is sent between processes. */
export type RecordedResponse = { path: string; status: number; headers: Record<string, string>; body: string };

// The baseline: the same bytes under the same paths, and nothing else.
process.once("message", (recordings: RecordedResponse[]) => {
  const responses = new Map(
    recordings.map(({ path, body, ...recording }) => [path, { ...recording, body: Buffer.from(body, "base64") }]),
  );
  const server = createServer((request, response) => {
    const recording = responses.get(request.url ?? "");
    if (!recording) return response.writeHead(404).end();
    response.writeHead(recording.status, recording.headers);
    response.end(recording.body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.once("disconnect", () => process.exit());
