import { createWorkQueue, type Lane } from "../work-queue/work-queue.ts";
import type { CompanyNodes } from "./company-nodes.ts";

export class NodeLostError extends Error {}

export type ConnectionShares = {
  /** Runs work that takes a connection of the pool, when its company, and its node of a cluster, hold few enough. */
  run<Result>(companyId: string, work: () => Promise<Result>): Promise<Result>;
};

const MAX_WAITING = 100_000;

/** One company, or one node, holds at most three quarters of a pool: while it hangs, the others go on with the rest. */
export function createConnectionShares({
  connections,
  timeoutMs,
  nodes,
}: {
  connections: number;
  timeoutMs: number;
  nodes: CompanyNodes;
}): ConnectionShares {
  const queue = createWorkQueue({ atOnce: connections, waiting: MAX_WAITING, maxWaitMs: timeoutMs });
  const share = { atOnce: Math.max(1, Math.floor((connections * 3) / 4)), waiting: MAX_WAITING };
  return {
    async run(companyId, work) {
      const node = nodes.nodeOf(companyId);
      const lanes: Lane[] = [{ ...share, name: companyId }];
      if (node !== undefined) lanes.unshift({ ...share, name: node });
      const workIfReachable = () => {
        if (nodes.isLost(companyId)) throw new NodeLostError(`The database node ${node} cannot be reached`);
        return work();
      };
      return nodes.isLost(companyId) ? workIfReachable() : queue.run(lanes, async () => workIfReachable());
    },
  };
}
