import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOfRequest } from "../platform/http/rate-limits.ts";
import { createWorkQueue, type Lane } from "../platform/work-queue/work-queue.ts";
import type { Installation } from "./installation.ts";
import { resolveTenant } from "./resolve-tenant.ts";

const MAX_WAITING = 1000;
const MAX_WAITING_PER_COMPANY = 500;
const MAX_WAITING_PER_CLIENT = 100;
const MAX_WAITING_PER_CONNECTION = 50;
const COMPANY_SHARE = 3 / 4;
const CLIENT_SHARE = 1 / 4;
const STAFF_SHARE = 1 / 2;

type ServedSession = (request: FastifyRequest) => string | undefined;

/**
 * Lets `CALLS_AT_ONCE` calls work at a time, and half as many of staff whose session was served before. Companies take turns,
 * within a company its clients, and the requests of one connection come one after another. See docs/decisions/0061.
 */
export function admitCalls(app: FastifyInstance, installation: Installation, staffSessionOf: ServedSession): void {
  const { CALLS_AT_ONCE, DATABASE_PATIENCE_MS, RATE_LIMITS } = installation.config;
  const openShare = (atOnce: number) => ({
    atOnce,
    queue: createWorkQueue({ atOnce, waiting: MAX_WAITING, maxWaitMs: DATABASE_PATIENCE_MS }),
  });
  const visitors = openShare(CALLS_AT_ONCE);
  const staff = openShare(Math.ceil(CALLS_AT_ONCE * STAFF_SHARE));

  app.decorate("admitCall", async (request, work) => {
    const session = staffSessionOf(request);
    const { atOnce, queue } = session ? staff : visitors;
    const client = session ?? (RATE_LIMITS ? networkOfRequest(request) : undefined);
    const company = (await resolveTenant(installation, request))?.companyId ?? "none";
    const share = Math.ceil(atOnce * COMPANY_SHARE);
    const lanes: Lane[] = [{ name: `company ${company}`, atOnce: share, waiting: MAX_WAITING_PER_COMPANY }];
    if (client) lanes.push(clientLane(client, Math.ceil(CALLS_AT_ONCE * CLIENT_SHARE)));
    lanes.push(connectionLane(request.raw.socket));
    return await queue.run(lanes, work, request.ended);
  });
}

const clientLane = (name: string, atOnce: number): Lane => ({
  name: `client ${name}`,
  atOnce,
  waiting: MAX_WAITING_PER_CLIENT,
});

const connectionNumbers = new WeakMap<Socket, number>();
let connections = 0;

function connectionLane(socket: Socket): Lane {
  const number = connectionNumbers.get(socket) ?? ++connections;
  connectionNumbers.set(socket, number);
  return { name: `connection ${number}`, atOnce: 1, waiting: MAX_WAITING_PER_CONNECTION };
}
