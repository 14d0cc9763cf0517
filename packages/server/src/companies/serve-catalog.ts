import type { Call, CallParams, CallQuery } from "@pecacerta/contract/call";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { forReading } from "../platform/database/replicas/replica-reader.ts";
import type { Tenant } from "../platform/database/tenant.ts";
import { compressBody } from "../platform/http/compressed-body.ts";
import { CompressedJson } from "../platform/http/compressed-json.ts";
import { findFieldRefusal } from "../platform/http/field-refusal.ts";
import { RawJson } from "../platform/http/raw-json.ts";
import { addOpenRoute, type CallOutcome, type CallRouteOptions } from "../platform/http/serve-call.ts";
import type { Installation } from "./installation.ts";
import { resolveTenantWithSource } from "./resolve-tenant.ts";
import { setVaryByCompany } from "./serve-public.ts";

/**
 * Serves a public call whose response depends on company, parameters and query only, which is all that `handle` gets. A
 * response that is cached takes no turn.
 */
export function serveCatalog<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  handle: (tenant: Tenant, input: { params: CallParams<C>; query: CallQuery<C> }) => Promise<CallOutcome<C>>,
  options: CallRouteOptions = {},
): void {
  const { responses } = installation;
  addOpenRoute(app, call, options, async ({ params, query, request, reply }) => {
    const resolved = await resolveTenantWithSource(installation, request);
    setVaryByCompany(reply, resolved?.source);
    if (!resolved) return refuse("COMPANY_NOT_FOUND");
    const refusal = findFieldRefusal(call, request);
    if (refusal) return refusal;
    const { companyId } = resolved.tenant;
    const key = JSON.stringify([call.path, sortedFields(params), sortedFields(query)]);
    const load = async () => {
      const outcome = await handle(forReading(resolved.tenant), { params, query });
      if (!outcome.ok) return outcome;
      const value = outcome.value as RawJson | Record<string, unknown>;
      const text = value instanceof RawJson ? value.text : Buffer.from(String(reply.serializeInput(value, "200")));
      return accept(new CompressedJson(await compressBody(text)));
    };
    return (
      responses.find(companyId, key) ?? (await app.admitCall(request, () => responses.findOrLoad(companyId, key, load)))
    );
  });
}

const sortedFields = (fields: unknown) => Object.entries(fields ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
