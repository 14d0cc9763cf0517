import Fastify, { type FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { addCacheMetrics } from "../cache/cache-metrics.ts";

/** The process's own figures: memory, processor, event loop, caches. Everything else is added to it. */
export function newMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addCacheMetrics(registry);
  return registry;
}

/** Measures every request that Fastify hears of by method, route and status. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request to its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? "none", status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** Counts what was sent without Fastify. Only counted: placing it in a histogram would cost as much as finding it. */
export const cachedPagesCounter = (registry: Registry): Counter =>
  new Counter({ name: "http_kept_pages_total", help: "Pages sent from the cache", registers: [registry] });

/** Shows how often the launcher has started the program again since it was started itself. */
export function countRestarts(registry: Registry, restarts: number): void {
  const name = "process_restarts_total";
  new Counter({ name, help: "Starts of the program after it had failed", registers: [registry] }).inc(restarts);
}

/** Counts pages that were refused: `busy` with 503, `visitor` with 429. */
export const refusedPagesCounter = (registry: Registry): Counter<"reason"> =>
  new Counter({
    name: "http_refused_pages_total",
    help: "Pages that were not rendered: the queue was full, or the visitor asked too often",
    labelNames: ["reason"],
    registers: [registry],
  });

/** The server for those who run the shop: metrics, on a port that the public never reaches. */
export function newInternalServer(registry: Registry): FastifyInstance {
  const app = Fastify();
  app.get("/metrics", async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}
