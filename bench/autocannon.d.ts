/** The part of autocannon that is used here. */
declare module "autocannon" {
  export type HttpRequest = { method?: string; path: string; headers?: Record<string, string>; body?: string };
  export type Client = { setRequests(requests: HttpRequest[]): void };
  export type Result = {
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    statusCodeStats: Record<string, { count: number }>;
    requests: { total: number };
    latency: { p50: number; p97_5: number; p99: number };
  };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    overallRate?: number;
    requests: HttpRequest[];
    setupClient(client: Client): void;
  };
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default function autocannon(options: Options): Promise<Result>;
}
