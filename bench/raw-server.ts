import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An answer as the shop gave it; the body in base64, since it travels between processes. */
export type RecordedResponse = { path: string; status: number; headers: Record<string, string>; body: string };

// The least that Node can do: the same bytes to the same addresses, and nothing else.
process.once("message", (copies: RecordedResponse[]) => {
  const answers = new Map(
    copies.map(({ path, body, ...answer }) => [path, { ...answer, body: Buffer.from(body, "base64") }]),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? "");
    if (!answer) return response.writeHead(404).end();
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.once("disconnect", () => process.exit());
