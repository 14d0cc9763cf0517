import autocannon, { type Client, type HttpRequest } from "autocannon";

/**
 * What to ask of a server, over and over: for so many seconds, or so many times in all; at most `perSecond` of it, as
 * visitors come who do not wait for each other.
 */
export type LoadOptions = {
  url: string;
  requests: HttpRequest[];
  connections: number;
  seconds?: number;
  amount?: number;
  perSecond?: number;
  /** Each connection sends its own share of the requests, not all of them. */
  shared?: boolean;
};
export type LoadResult = {
  answered: number;
  failed: number;
  seconds: number;
  p50: number;
  p97: number;
  p99: number;
  /** How many answers had each status. */
  statuses: Readonly<Record<string, number>>;
};

// The generator is a process of its own: what it uses of the processor must not be counted as the server's.
process.on("message", async (load: LoadOptions) => process.send?.(await run(load)));
process.once("disconnect", () => process.exit());

async function run({
  url,
  requests,
  connections,
  seconds,
  amount,
  perSecond,
  shared,
}: LoadOptions): Promise<LoadResult> {
  let started = 0;
  const result = await autocannon({
    url,
    connections,
    // Every client prepares all of these first: the share comes in setupClient.
    requests: shared ? requests.slice(0, 1) : requests,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(perSecond && { overallRate: perSecond }),
    // Each connection begins somewhere else: two that ask for the same at once would share one answer.
    setupClient(client: Client) {
      const from = Math.floor((started++ * requests.length) / connections);
      const share = requests.slice(from, from + Math.floor(requests.length / connections));
      client.setRequests(shared ? share : [...requests.slice(from), ...requests.slice(0, from)]);
    },
  });
  const { total } = result.requests;
  const { p50, p97_5: p97, p99 } = result.latency;
  const failed = result.errors + result.timeouts + result.non2xx;
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count]),
  );
  return { answered: total, failed, seconds: result.duration, p50, p97, p99, statuses };
}
