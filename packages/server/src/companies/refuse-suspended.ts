import { isStaffCall } from "@pecacerta/contract/call";
import { isCompanySlug } from "@pecacerta/rules/company";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Tenant } from "../platform/database/tenant.ts";
import { isUuid } from "../platform/database/uuid.ts";
import { sendRefusal } from "../platform/http/refuse.ts";
import type { Installation } from "./installation.ts";
import { COMPANY_HEADER, resolveTenant } from "./resolve-tenant.ts";

export const SUSPENDED_RETRY_SECONDS = "3600";

/** Refuses the storefront's calls for suspended companies. What their staff may do is decided call by call. */
export function refuseCallsOfSuspended(app: FastifyInstance, installation: Installation): void {
  const { directory } = installation;
  app.addHook("preHandler", async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!directory.hasSuspended() || !call || isStaffCall(call)) return;
    const tenant = await findNamedTenant(installation, request);
    if (!tenant || !directory.isSuspended(tenant)) return;
    reply.headers({ "cache-control": "no-store", "retry-after": SUSPENDED_RETRY_SECONDS });
    return sendRefusal(reply, "COMPANY_SUSPENDED");
  });
}

/** A few calls name their company in the path or, without the header, in the body. */
async function findNamedTenant(installation: Installation, request: FastifyRequest): Promise<Tenant | undefined> {
  const { company } = (request.params ?? {}) as { company?: unknown };
  const { ecommerce, ecommerce_id } = (request.body ?? {}) as { ecommerce?: unknown; ecommerce_id?: unknown };
  const inBody = request.headers[COMPANY_HEADER] === undefined ? (ecommerce ?? ecommerce_id) : undefined;
  const name = String(company ?? inBody ?? "").toLowerCase();
  const { directory } = installation;
  if (isUuid(name)) return await directory.byId(name);
  return isCompanySlug(name) ? await directory.bySlug(name) : await resolveTenant(installation, request);
}
