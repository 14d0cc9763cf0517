import {
  changePasswordCall,
  updateProfileCall as changeProfileCall,
  deleteAccountCall,
  endOtherSessionsCall,
  endSessionCall,
  exportAccountCall,
  listSessionsCall,
  sendConfirmationCall,
} from "@pecacerta/contract/account-settings";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { countAttempt, HOUR_S, networkOfRequest, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { readBearerToken } from "../../platform/http/request-context.ts";
import { serveCustomer, serveCustomerOutsideTransaction } from "../../platform/http/serve-call.ts";
import { findCustomerRecords } from "../../privacy/customer-records.ts";
import { eraseCustomer } from "../../privacy/erase-customer.ts";
import { lockCustomer } from "../lock-customer.ts";
import { deleteOtherSessions, deleteSessionById, findSessions } from "../sessions/open-sessions.ts";
import type { Customer } from "../sessions/session.ts";
import { hasReachedLinkLimit } from "./account-links.ts";
import { isEmailConfirmed, queueConfirmation } from "./confirmation.ts";
import { updateProfile } from "./profile.ts";
import { clearBrowserSession, toUserDto } from "./routes.ts";
import { checkPassword, updatePassword } from "./update-password.ts";

const EXPORTS_PER_HOUR = 10;

/** What a customer does with the account itself. */
export function registerProfileRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  /** Whoever found a session open may not try passwords by it: seconds to wait after one try too many. */
  const waitForPassword = (shop: Tenant, { id }: Customer, { request, now }: { request: FastifyRequest; now: Date }) =>
    countAttempt(shop, config, {
      subject: `password:${id}:${networkOfRequest(request)}`,
      max: config.LOGINS_PER_MINUTE,
      seconds: 60,
      now,
    });

  serveCustomerOutsideTransaction(app, installation, changeProfileCall, async (shop, customer, asked) => {
    const wait = asked.body.email === customer.email ? 0 : await waitForPassword(shop, customer, asked);
    if (wait > 0) return tooManyRequests(asked.reply, wait);
    const change = { ...asked.body, limited: config.RATE_LIMITS, now: asked.now };
    const changed = await updateProfile(shop, customer, change);
    if (changed.ok) return accept({ data: toUserDto(changed.value, shop) });
    return changed.refusal === "TOO_MANY_REQUESTS" ? tooManyRequests(asked.reply, HOUR_S) : changed;
  });

  serveCustomerOutsideTransaction(app, installation, changePasswordCall, async (shop, customer, asked) => {
    const wait = await waitForPassword(shop, customer, asked);
    if (wait > 0) return tooManyRequests(asked.reply, wait);
    const { body, now } = asked;
    const changed = await updatePassword(shop, customer, { ...body, token: tokenOf(asked.request), now });
    return changed.ok ? accept({ data: changed.value }) : changed;
  });

  serveCustomer(app, installation, sendConfirmationCall, async (tx, customer, { reply, now }) => {
    await lockCustomer(tx, customer.id);
    if (await isEmailConfirmed(tx, customer.id)) return refuse("EMAIL_CONFIRMED");
    const isEnough = config.RATE_LIMITS && (await hasReachedLinkLimit(tx, customer.id, "confirmation", now));
    if (isEnough) return tooManyRequests(reply, HOUR_S);
    await queueConfirmation(tx, customer, now);
    return accept({ data: "TEXT_CONFIRMATION_SENT" as const });
  });

  serveCustomer(app, installation, listSessionsCall, async (tx, { id }, { request, now }) =>
    accept({ data: await findSessions(tx, { id, token: tokenOf(request), now }) }),
  );

  serveCustomer(app, installation, endSessionCall, async (tx, { id }, { params, request, now }) => {
    if (!(await deleteSessionById(tx, id, params.id))) return refuse("SESSION_NOT_FOUND");
    return accept({ data: await findSessions(tx, { id, token: tokenOf(request), now }) });
  });

  serveCustomer(app, installation, endOtherSessionsCall, async (tx, { id }, { request, now }) => {
    const asking = { id, token: tokenOf(request), now };
    await deleteOtherSessions(tx, asking);
    return accept({ data: await findSessions(tx, asking) });
  });

  serveCustomerOutsideTransaction(app, installation, exportAccountCall, async (shop, customer, { reply, now }) => {
    const subject = `export:${customer.id}`;
    const wait = await countAttempt(shop, config, { subject, max: EXPORTS_PER_HOUR, seconds: HOUR_S, now });
    if (wait > 0) return tooManyRequests(reply, wait);
    const records = await withTenantTransaction(shop, (tx) => findCustomerRecords(tx, customer));
    return accept({ data: { exportedAt: now.toISOString(), user: toUserDto(customer, shop), records } });
  });

  serveCustomerOutsideTransaction(app, installation, deleteAccountCall, async (shop, customer, asked) => {
    const wait = await waitForPassword(shop, customer, asked);
    if (wait > 0) return tooManyRequests(asked.reply, wait);
    if (!(await checkPassword(shop, customer, asked.body.password))) return refuse("AUTH_WRONG_PASSWORD");
    await withTenantTransaction(shop, (tx) => eraseCustomer(tx, customer, asked.now));
    clearBrowserSession(installation, shop, asked.request, asked.reply);
    return accept({ data: null });
  });
}

/** The token that has just been found good. */
const tokenOf = (request: FastifyRequest): string => readBearerToken(request) ?? "";
