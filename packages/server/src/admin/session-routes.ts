import {
  acceptInvitationCall,
  confirmAuthenticatorCall,
  confirmSecondFactorCall,
  confirmSignInCall,
  getStaffUserCall,
  signInStaffCall,
  signOutStaffCall,
  startAuthenticatorCall,
} from "@pecacerta/contract/admin/session";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { rateLimitPerMinute, withRetryAfter } from "../platform/http/rate-limits.ts";
import { acceptInvitation } from "./identity/accept-invitation.ts";
import { confirmAuthenticator, startAuthenticator } from "./identity/authenticator.ts";
import { confirmSignIn } from "./identity/confirm-sign-in.ts";
import { withIdentityTransaction } from "./identity/identity-transaction.ts";
import { OWN_ACTS, recordFailedSignIn, recordOwnAct } from "./identity/own-acts.ts";
import { findStaffSession, signOutStaff } from "./identity/session.ts";
import { confirmSecondFactor, signInStaff } from "./identity/sign-in.ts";
import { findStaffUser } from "./identity/staff-user.ts";
import { rememberBrowser } from "./remember-browser.ts";
import { clientOf, originOf, serveUser, serveVisitor, signInClient, staffGuessOrigin } from "./serve-user.ts";
import { clearStaffCookie, readStaffToken, setStaffCookie } from "./staff-cookie.ts";

/** Of one network, against trying one password on many accounts. */
const SIGN_INS_PER_MINUTE = 20;

export function registerStaffSessionRoutes(app: FastifyInstance, installation: Installation): void {
  serveSignIns(app, installation);
  serveSessionUser(app, installation);
}

function serveSignIns(app: FastifyInstance, installation: Installation): void {
  const { config, database } = installation;
  const signInLimit = rateLimitPerMinute(config, SIGN_INS_PER_MINUTE);

  serveVisitor(
    app,
    signInStaffCall,
    async ({ body, request, reply, now }) => {
      const outcome = await signInStaff(installation, { ...body, ...signInClient(installation, request), now });
      if (!outcome.ok) {
        recordFailedSignIn(installation, { email: body.email }, { origin: originOf(request), now });
        return withRetryAfter(reply, outcome);
      }
      const { state, signedIn } = outcome.value;
      setStaffCookie(config, reply, outcome.value);
      if (state === "signed-in") await rememberBrowser(installation, { request, reply, now }, signedIn);
      return accept({ data: { state } });
    },
    signInLimit,
  );

  serveVisitor(app, confirmSecondFactorCall, async ({ body, request, reply, now }) => {
    const token = readStaffToken(config, request);
    if (token === undefined) return refuse("AUTH_UNAUTHORIZED");
    const client = signInClient(installation, request);
    const outcome = await confirmSecondFactor(installation, { token, ...body, ...client, now });
    if (!outcome.ok) {
      recordFailedSignIn(installation, { token }, { origin: originOf(request), now });
      return withRetryAfter(reply, outcome);
    }
    setStaffCookie(config, reply, outcome.value);
    await rememberBrowser(installation, { request, reply, now }, outcome.value.session);
    return accept({ data: await findStaffUser(installation, outcome.value.session, now) });
  });

  serveVisitor(app, signOutStaffCall, async ({ request, reply, now }) => {
    const token = readStaffToken(config, request);
    const staffUserId = token === undefined ? undefined : await signOutStaff(database, token);
    const act = { action: OWN_ACTS["DELETE /admin/session"], origin: originOf(request), now };
    if (staffUserId) await recordOwnAct(installation, staffUserId, act);
    clearStaffCookie(config, reply);
    return accept({ data: "TEXT_SIGNED_OUT" as const });
  });

  serveVisitor(app, acceptInvitationCall, async ({ body, request, reply, now }) => {
    const { network, device } = clientOf(request);
    const origin = { network, requestId: request.id };
    const sessionToken = readStaffToken(config, request);
    const outcome = await acceptInvitation(installation, { ...body, sessionToken, device, origin, now });
    if (!outcome.ok) return outcome;
    if (outcome.value.session) {
      const { token } = outcome.value.session;
      setStaffCookie(config, reply, outcome.value.session);
      const session = await withIdentityTransaction(database, (tx) => findStaffSession(tx, { token, now }));
      if (session) await rememberBrowser(installation, { request, reply, now }, session);
    }
    return accept({ data: { state: outcome.value.state } });
  });
}

function serveSessionUser(app: FastifyInstance, installation: Installation): void {
  serveUser(app, installation, confirmSignInCall, async ({ body, request, reply, credentials, now }) => {
    const passkey = body.passkey as AuthenticationResponseJSON | undefined;
    const origin = staffGuessOrigin(installation, request);
    const outcome = await confirmSignIn(installation, { ...credentials, ...body, passkey, origin });
    if (!outcome.ok) return withRetryAfter(reply, outcome);
    return accept({ data: await findStaffUser(installation, outcome.value, now) });
  });

  serveUser(app, installation, getStaffUserCall, async ({ session, now }) =>
    accept({ data: await findStaffUser(installation, session, now) }),
  );

  serveAuthenticator(app, installation);
}

function serveAuthenticator(app: FastifyInstance, installation: Installation): void {
  serveUser(app, installation, startAuthenticatorCall, async ({ credentials }) => {
    const outcome = await startAuthenticator(installation, credentials);
    if (!outcome.ok) return outcome;
    const { secret, url } = outcome.value;
    const { default: QRCode } = await import("qrcode");
    return accept({ data: { secret, url, qr: await QRCode.toDataURL(url) } });
  });

  serveUser(app, installation, confirmAuthenticatorCall, async ({ credentials, body }) => {
    const outcome = await confirmAuthenticator(installation, { ...credentials, ...body });
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  });
}
