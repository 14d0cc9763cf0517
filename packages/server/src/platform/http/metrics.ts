import type { ServerHealth } from "@pecacerta/embedded-postgres/supervise-server";
import Fastify, { type FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { addCacheMetrics } from "../cache/cache-metrics.ts";
import { passwordChecks } from "../password/password-hash.ts";

export function newMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addCacheMetrics(registry);
  countPasswordChecks(registry);
  return registry;
}

function countPasswordChecks(registry: Registry): void {
  new Counter({
    name: "password_checks_total",
    help: "Passwords compared with a hash, of known browsers and of all others",
    labelNames: ["lane"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [lane, checks] of Object.entries(passwordChecks)) this.inc({ lane }, checks);
    },
  });
}

export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request to its response",
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

/** Counts responses that bypass Fastify. A histogram would cost as much as serving the page. */
export const cachedPagesCounter = (registry: Registry): Counter =>
  new Counter({ name: "http_kept_pages_total", help: "Pages sent from the cache", registers: [registry] });

export function countRestarts(registry: Registry, restarts: number): void {
  const name = "process_restarts_total";
  new Counter({ name, help: "Starts of the program after it had failed", registers: [registry] }).inc(restarts);
}

export function countDatabaseRestarts(registry: Registry, { restarts }: ServerHealth): void {
  new Counter({
    name: "database_restarts_total",
    help: "Restarts of the embedded database by this process",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(restarts());
    },
  });
}

export const refusedPagesCounter = (registry: Registry): Counter<"reason"> =>
  new Counter({
    name: "http_refused_pages_total",
    help: "Pages that were not rendered: the queue was full, or the visitor exceeded the rate limit",
    labelNames: ["reason"],
    registers: [registry],
  });

/** Serves metrics on a port of its own that the public cannot reach. */
export function newInternalServer(registry: Registry): FastifyInstance {
  const app = Fastify();
  app.get("/metrics", async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}
