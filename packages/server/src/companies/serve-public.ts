import { setTimeout as pause } from "node:timers/promises";
import type { Call } from "@pecacerta/contract/call";
import type { FastifyInstance, FastifyReply } from "fastify";
import { forReading } from "../platform/database/replicas/replica-reader.ts";
import type { Tenant } from "../platform/database/tenant.ts";
import { findFieldRefusal } from "../platform/http/field-refusal.ts";
import { addCallRoute, type CallInput, type CallOutcome, type CallRouteOptions } from "../platform/http/serve-call.ts";
import type { Installation } from "./installation.ts";
import type { TenantSource } from "./resolve-company.ts";
import { resolveTenantWithSource } from "./resolve-tenant.ts";

export function servePublic<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  handle: (tenant: Tenant, input: CallInput<C>) => Promise<CallOutcome<C>>,
  options: CallRouteOptions = {},
): void {
  addCallRoute(app, call, options, async (input) => {
    const resolved = await resolveTenantWithSource(installation, input.request);
    if (call.method === "GET") setVaryByCompany(input.reply, resolved?.source);
    if (!resolved) return { ok: false, refusal: "COMPANY_NOT_FOUND" };
    const tenant = call.method === "GET" ? forReading(resolved.tenant) : resolved.tenant;
    return findFieldRefusal(call, input.request) ?? (await handle(tenant, input));
  });
}

/** Answers `ms` after the work began, or later, so that the time tells nothing. The work alone takes a turn. */
export function servePublicForAtLeast<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  ms: number,
  handle: (tenant: Tenant, input: CallInput<C>) => Promise<CallOutcome<C>>,
): void {
  const answer = async (tenant: Tenant, input: CallInput<C>) => {
    let begunAt = performance.now();
    const outcome = await app.admitCall(input.request, () => {
      begunAt = performance.now();
      return handle(tenant, input);
    });
    await pause(Math.max(0, begunAt + ms - performance.now()));
    return outcome;
  };
  servePublic(app, installation, call, answer, { admitsItself: true });
}

export function setVaryByCompany(reply: FastifyReply, source: TenantSource | undefined): void {
  // The cookie decides only if neither the URL nor the host names the company.
  reply.header("vary", source === "cookie" || source === "fallback" ? "ecommerce, cookie" : "ecommerce");
}
