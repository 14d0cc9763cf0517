import {
  changeStaffPasswordCall,
  changeStaffUserCall,
  endOtherStaffSessionsCall,
  endStaffSessionCall,
  listStaffSessionsCall,
  recoverStaffPasswordCall,
  removeAuthenticatorCall,
  replaceRecoveryCodesCall,
  resetStaffPasswordCall,
  switchNotificationCall,
} from "@pecacerta/contract/admin/account";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { withRetryAfter } from "../platform/http/rate-limits.ts";
import {
  createRecoveryCodes,
  endOwnSession,
  listOwnSessions,
  removeAuthenticator,
  renameStaffUser,
} from "./identity/account.ts";
import { allowRecovery, recoverStaffPassword, resetStaffPassword } from "./identity/account-links.ts";
import { attemptsAt, countStaffAttempt } from "./identity/attempts.ts";
import { withIdentityTransaction } from "./identity/identity-transaction.ts";
import { OWN_ACTS, recordOwnAct } from "./identity/own-acts.ts";
import { endOtherSessions } from "./identity/session.ts";
import { switchNotification } from "./identity/staff-notifications.ts";
import { changeStaffPassword } from "./identity/staff-password.ts";
import { findStaffUser } from "./identity/staff-user.ts";
import { rememberBrowser } from "./remember-browser.ts";
import { clientOf, originOf, serveUser, serveVisitor, staffGuessOrigin } from "./serve-user.ts";

const weakPassword = refuse("VALIDATION_FAILED", { errors: { password: "AUTH_WEAK_PASSWORD" as const } });

export function registerStaffAccountRoutes(app: FastifyInstance, installation: Installation): void {
  servePasswords(app, installation);
  serveSessions(app, installation);

  serveUser(app, installation, changeStaffUserCall, async ({ session, body: { name }, now }) => {
    await renameStaffUser(installation, session, { name, now });
    return accept({ data: await findStaffUser(installation, { ...session, name }, now) });
  });

  serveUser(app, installation, switchNotificationCall, async ({ session, body: { sent, ...body }, now }) => {
    const outcome = await switchNotification(installation, session.staffUserId, { ...body, isSent: sent, now });
    return outcome.ok ? accept({ data: await findStaffUser(installation, session, now) }) : outcome;
  });

  serveUser(app, installation, removeAuthenticatorCall, async ({ session, now }) => {
    const outcome = await removeAuthenticator(installation, session, now);
    return outcome.ok ? accept({ data: await findStaffUser(installation, session, now) }) : outcome;
  });

  serveUser(app, installation, replaceRecoveryCodesCall, async ({ session }) => {
    const outcome = await createRecoveryCodes(installation, session);
    return outcome.ok ? accept({ data: { recoveryCodes: outcome.value } }) : outcome;
  });
}

function servePasswords(app: FastifyInstance, installation: Installation): void {
  const { log } = installation;

  serveUser(app, installation, changeStaffPasswordCall, async ({ session, body, request, reply, now }) => {
    const origin = staffGuessOrigin(installation, request);
    const outcome = await changeStaffPassword(installation, session, { ...body, origin, now });
    if (outcome.ok) return accept({ data: "TEXT_PASSWORD_CHANGED" as const });
    return outcome.refusal === "AUTH_WEAK_PASSWORD" ? weakPassword : withRetryAfter(reply, outcome);
  });

  serveVisitor(app, recoverStaffPasswordCall, async ({ body: { email }, request, reply, now }) => {
    const counted = await countStaffAttempt(installation, attemptsAt("recover", clientOf(request).network), now);
    if (!counted.ok) return withRetryAfter(reply, counted);
    const allowed = await allowRecovery(installation, { email, now });
    if (!allowed.ok) return allowed;
    // After the answer, whose time then tells nothing about the address.
    const recover = async () => {
      const staffUserId = await recoverStaffPassword(installation, { permit: allowed.value, now });
      const action = OWN_ACTS["POST /admin/password/recover"];
      if (staffUserId) await recordOwnAct(installation, staffUserId, { action, origin: originOf(request), now });
    };
    void recover().catch((error) => log.error({ err: error }, "A mail for a new password could not be queued"));
    return accept({ data: "TEXT_RECOVERY_SENT" as const });
  });

  serveVisitor(app, resetStaffPasswordCall, async ({ body, request, reply, now }) => {
    const counted = await countStaffAttempt(installation, attemptsAt("reset", clientOf(request).network), now);
    if (!counted.ok) return withRetryAfter(reply, counted);
    const outcome = await resetStaffPassword(installation, { ...body, now });
    if (!outcome.ok) return outcome.refusal === "AUTH_WEAK_PASSWORD" ? weakPassword : refuse(outcome.refusal);
    // Strangers who guess do not keep the owner from the new password.
    const action = OWN_ACTS["POST /admin/password/reset"];
    await rememberBrowser(installation, { request, reply, now }, outcome.value, action);
    return accept({ data: "TEXT_PASSWORD_CHANGED" as const });
  });
}

function serveSessions(app: FastifyInstance, installation: Installation): void {
  serveUser(app, installation, listStaffSessionsCall, async ({ session, now }) => {
    const rows = await listOwnSessions(installation, session, now);
    return accept({
      data: rows.map(({ id, device, createdAt, seenAt }) => ({
        id,
        device,
        current: id === session.id,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
    });
  });

  serveUser(app, installation, endStaffSessionCall, async ({ session, params }) => {
    const outcome = await endOwnSession(installation, session, params.id);
    return outcome.ok ? accept({ data: "TEXT_SESSION_ENDED" as const }) : outcome;
  });

  serveUser(app, installation, endOtherStaffSessionsCall, async ({ session }) => {
    await withIdentityTransaction(installation.database, (tx) => endOtherSessions(tx, session));
    return accept({ data: "TEXT_SESSION_ENDED" as const });
  });
}
