import { deleteAccountCall, exportAccountCall } from "@pecacerta/contract/privacy";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { toCustomerDto } from "../customers/accounts/customer-dto.ts";
import { guessOrigin } from "../customers/accounts/password-guess.ts";
import { checkPassword } from "../customers/accounts/update-password.ts";
import { serveCustomerOutsideTransaction } from "../customers/sessions/serve-customer.ts";
import { clearBrowserSession } from "../customers/sessions/session-cookie.ts";
import { withTenantTransaction } from "../platform/database/tenant.ts";
import { countAttempt, HOUR_S, tooManyRequests, withRetryAfter } from "../platform/http/rate-limits.ts";
import { findCustomerRecords } from "./customer-records.ts";
import { eraseCustomer } from "./erase-customer.ts";

const EXPORTS_PER_HOUR = 10;

export function registerPrivacyRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  serveCustomerOutsideTransaction(app, installation, exportAccountCall, async (tenant, customer, { reply, now }) => {
    const subject = `export:${customer.id}`;
    const waitSeconds = await countAttempt(tenant, config, { subject, max: EXPORTS_PER_HOUR, seconds: HOUR_S, now });
    if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
    const records = await withTenantTransaction(tenant, (tx) => findCustomerRecords(tx, customer));
    return accept({ data: { exportedAt: now.toISOString(), user: toCustomerDto(customer, tenant), records } });
  });

  serveCustomerOutsideTransaction(app, installation, deleteAccountCall, async (tenant, customer, input) => {
    const { body, request, reply, now } = input;
    const origin = guessOrigin(config, tenant, input);
    const checked = await checkPassword(tenant, customer, { password: body.password, origin });
    if (!checked.ok) return withRetryAfter(reply, checked);
    await withTenantTransaction(tenant, (tx) => eraseCustomer(tx, customer, now));
    clearBrowserSession(config, tenant, request, reply);
    return accept({ data: null });
  });
}
