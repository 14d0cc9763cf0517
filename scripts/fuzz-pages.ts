import { connect } from "node:net";
import fc from "fast-check";
import { type FuzzRequest, pagePaths, unusualPageRequests } from "./page-requests.ts";

export type FuzzOptions = {
  url: string;
  /** Addresses to generate. Each is sent twice: as a page and as the page's data. */
  count: number;
  seed: number;
};

export type FuzzResult = {
  requests: number;
  statuses: ReadonlyMap<number, number>;
  failures: { seed: number; request: string; answer: string }[];
};

const CONCURRENCY = 4;
const MAX_FAILURES = 10;
const TIMEOUT_MS = 20_000;

/** Sends generated page addresses to a shop. The same seed sends the same requests. */
export async function fuzzPages({ url, count, seed }: FuzzOptions): Promise<FuzzResult> {
  const { hostname, port, host } = new URL(url);
  const address = { hostname, port: Number(port), host };
  const pending = fc.sample(unusualPageRequests(await pagePaths(url), host), { seed, numRuns: count });
  const statuses = new Map<number, number>();
  const failures: FuzzResult["failures"] = [];
  let requests = 0;
  const sendOne = async (request: FuzzRequest) => {
    const text = requestText(request);
    const answer = await sendRequest(text, address);
    const status = Number(/^(?:HTTP\/1\.1 1\d\d .*\r\n\r\n)?HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
    requests++;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 0 || status >= 500) failures.push({ seed, request: text, answer: answer.slice(0, 500) });
  };
  const sender = async () => {
    for (let request = pending.pop(); request && failures.length < MAX_FAILURES; request = pending.pop()) {
      await sendOne(request);
      await sendOne({ ...request, path: dataPath(request.path) });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sender));
  return { requests, statuses, failures };
}

const dataPath = (path: string): string => (path === "/" ? "/_root.data" : `${path.replace(/\/$/, "")}.data`);

/** The request as it is sent, in Latin-1. Line breaks are encoded, so that it stays one request. */
function requestText({ method, path, query, headers }: FuzzRequest): string {
  const target = query === "" ? path : `${path}?${query}`;
  const lines = [
    `${method} ${encodeLineBreaks(target)} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${encodeLineBreaks(value)}`),
  ];
  return `${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`;
}

const encodeLineBreaks = (text: string): string =>
  text.replace(/[\r\n]|[^\0-\xff]/g, (sign) => encodeURIComponent(sign.toWellFormed()));

function sendRequest(text: string, { hostname, port }: { hostname: string; port: number }): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, hostname, () => socket.write(text, "latin1"));
    const end = () => resolve(Buffer.concat(chunks).toString("latin1"));
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on("data", (piece) => chunks.push(piece));
    socket.on("error", () => {});
    socket.on("close", end);
  });
}
