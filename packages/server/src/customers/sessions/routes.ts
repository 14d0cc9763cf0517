import { endOtherSessionsCall, endSessionCall, listSessionsCall } from "@pecacerta/contract/sessions";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { readBearerToken } from "./credentials.ts";
import { deleteOtherSessions, deleteSessionById, findSessions } from "./open-sessions.ts";
import { serveCustomer } from "./serve-customer.ts";

export function registerSessionRoutes(app: FastifyInstance, installation: Installation): void {
  serveCustomer(app, installation, listSessionsCall, async (tx, { id }, { request, now }) =>
    accept({ data: await findSessions(tx, { customerId: id, token: tokenOf(request), now }) }),
  );

  serveCustomer(app, installation, endSessionCall, async (tx, { id: customerId }, { params, request, now }) => {
    if (!(await deleteSessionById(tx, customerId, params.id))) return refuse("SESSION_NOT_FOUND");
    return accept({ data: await findSessions(tx, { customerId, token: tokenOf(request), now }) });
  });

  serveCustomer(app, installation, endOtherSessionsCall, async (tx, { id }, { request, now }) => {
    const current = { customerId: id, token: tokenOf(request), now };
    await deleteOtherSessions(tx, current);
    return accept({ data: await findSessions(tx, current) });
  });
}

const tokenOf = (request: FastifyRequest): string => readBearerToken(request) ?? "";
