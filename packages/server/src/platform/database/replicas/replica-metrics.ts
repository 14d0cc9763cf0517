import { Counter, Gauge, type Registry } from "prom-client";
import type { Replica } from "./replica.ts";

export type ReadCounter = (server: string) => void;

export function addReplicaMetrics(registry: Registry, replicas: readonly Replica[]): ReadCounter {
  const gauge = (name: string, help: string, measure: (replica: Replica) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ["replica"],
      registers: [registry],
      collect() {
        this.reset();
        for (const replica of replicas) {
          const value = measure(replica);
          if (value !== undefined) this.set({ replica: replica.name }, value);
        }
      },
    });
  gauge("replica_usable", "1 while catalog reads may go to the replica", ({ isUsable }) => Number(isUsable));
  gauge(
    "replica_lag_seconds",
    "Age of the latest state of the primary that the replica shows",
    (one) => one.lagSeconds,
  );
  const reads = new Counter({
    name: "catalog_reads_total",
    help: "Statements that may read from a replica, by the server that ran them",
    labelNames: ["server"],
    registers: [registry],
  });
  return (server) => reads.inc({ server });
}
