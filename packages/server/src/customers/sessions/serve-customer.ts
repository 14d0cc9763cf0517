import { callAmounts, encodeAmounts } from "@pecacerta/contract/amount-fields";
import type { Call, CallResponse } from "@pecacerta/contract/call";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { orIfProductDeleted } from "../../catalog/products/deleted-product.ts";
import type { Installation } from "../../companies/installation.ts";
import { resolveTenant } from "../../companies/resolve-tenant.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { acceptsTokenInBody, isIdempotent } from "../../platform/http/call-schema.ts";
import { findFieldRefusal } from "../../platform/http/field-refusal.ts";
import { withIdempotencyKey } from "../../platform/http/idempotency.ts";
import {
  addCallRoute,
  type CallInput,
  type CallOutcome,
  type CallRouteOptions,
} from "../../platform/http/serve-call.ts";
import { orIfAccountDeleted } from "../deleted-account.ts";
import { customerKeys } from "../idempotency.ts";
import { readCredentials } from "./credentials.ts";
import { type Customer, findCustomerBySession } from "./session.ts";

const UNAUTHORIZED = { ok: false, refusal: "AUTH_UNAUTHORIZED" } as const;

/**
 * Authenticates the customer and does the work in one tenant transaction, so a token of another company is unknown. A call
 * with an idempotency key runs once for each key.
 */
export function serveCustomer<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  handle: (
    tx: TenantTransaction,
    customer: Customer,
    input: CallInput<C> & { tenant: Tenant },
  ) => Promise<CallOutcome<C>>,
  options: CallRouteOptions = {},
): void {
  addCallRoute(app, call, options, async (input) => {
    const tenant = await resolveTenant(installation, input.request);
    if (!tenant) return { ok: false, refusal: "COMPANY_NOT_FOUND" };
    const credentials = readCredentials(
      installation.config,
      tenant,
      input.request,
      acceptsTokenInBody(call) ? input.request.body : undefined,
    );
    if (!credentials) return UNAUTHORIZED;
    const authenticateAndHandle = async (tx: TenantTransaction): Promise<CallOutcome<C>> => {
      const customer = await findCustomerBySession(tx, credentials, input.now);
      if (!customer) return UNAUTHORIZED;
      const fieldRefusal = findFieldRefusal(call, input.request);
      if (fieldRefusal) return fieldRefusal;
      const work = () => handle(tx, customer, { ...input, tenant });
      return isIdempotent(call)
        ? await withIdempotencyKey(customerKeys(tx, customer.id), idempotentRequest(call, input), work)
        : await work();
    };
    const work = () => withTenantTransaction(tenant, authenticateAndHandle);
    return await orIfAccountDeleted(() => orIfProductDeleted(work), UNAUTHORIZED);
  });
}

/** For calls that are too slow for one transaction, such as hashing a password. */
export function serveCustomerOutsideTransaction<C extends Call>(
  app: FastifyInstance,
  installation: Installation,
  call: C,
  handle: (tenant: Tenant, customer: Customer, input: CallInput<C>) => Promise<CallOutcome<C>>,
): void {
  addCallRoute(app, call, {}, async (input) => {
    const tenant = await resolveTenant(installation, input.request);
    if (!tenant) return { ok: false, refusal: "COMPANY_NOT_FOUND" };
    const credentials = readCredentials(installation.config, tenant, input.request);
    const customer =
      credentials && (await withTenantTransaction(tenant, (tx) => findCustomerBySession(tx, credentials, input.now)));
    if (!customer) return UNAUTHORIZED;
    return (
      findFieldRefusal(call, input.request) ??
      (await orIfAccountDeleted(() => handle(tenant, customer, input), UNAUTHORIZED))
    );
  });
}

function idempotentRequest<C extends Call>(call: C, { request, params, body }: CallInput<C>) {
  const key = request.headers["idempotency-key"];
  const wireBody = encodeAmounts(body, callAmounts(`${call.method} ${call.path}`).body);
  return {
    key: key && String(key),
    body: [call.method, call.path, params, wireBody],
    resultSchema: Object.values(call.responses)[0] as z.ZodType<CallResponse<C>>,
  };
}
