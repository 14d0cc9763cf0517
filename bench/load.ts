import autocannon, { type Client, type HttpRequest } from "autocannon";

/** Requests to repeat for `seconds`, or `amount` times in all. `perSecond` is the rate of an open loop. */
export type LoadOptions = {
  url: string;
  requests: HttpRequest[];
  connections: number;
  seconds?: number;
  amount?: number;
  perSecond?: number;
  /** Each connection sends its own share of the requests instead of all of them. */
  splitRequests?: boolean;
};
export type LoadResult = {
  responses: number;
  failed: number;
  seconds: number;
  p50: number;
  p97: number;
  p99: number;
  statuses: Readonly<Record<string, number>>;
};

// Runs in its own process, so that its CPU time is not counted as the server's.
process.on("message", async (load: LoadOptions) => process.send?.(await run(load)));
process.once("disconnect", () => process.exit());

async function run({
  url,
  requests,
  connections,
  seconds,
  amount,
  perSecond,
  splitRequests: shared,
}: LoadOptions): Promise<LoadResult> {
  let startedClients = 0;
  const result = await autocannon({
    url,
    connections,
    // autocannon prepares all of these for every client; setupClient sets the share.
    requests: shared ? requests.slice(0, 1) : requests,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(perSecond && { overallRate: perSecond }),
    // Connections start at different requests: simultaneous equal requests would share one response.
    setupClient(client: Client) {
      const from = Math.floor((startedClients++ * requests.length) / connections);
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
  return { responses: total, failed, seconds: result.duration, p50, p97, p99, statuses };
}
