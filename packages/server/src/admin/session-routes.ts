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
import type { Call, StaffCall } from "@pecacerta/contract/call";
import type { Refusal } from "@pecacerta/contract/refusals";
import { describeDevice } from "@pecacerta/rules/device";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { findFieldRefusal } from "../platform/http/field-refusal.ts";
import { networkOfRequest, tooManyRequests } from "../platform/http/rate-limits.ts";
import type { CallInput, CallOutcome } from "../platform/http/serve-call.ts";
import { acceptInvitation } from "./identity/accept-invitation.ts";
import { confirmAuthenticator, startAuthenticator } from "./identity/authenticator.ts";
import { confirmSignIn } from "./identity/confirm-sign-in.ts";
import { type StaffCredentials, type StaffSession, signOutStaff } from "./identity/session.ts";
import { confirmSecondFactor, signInStaff } from "./identity/sign-in.ts";
import { withStaffUser } from "./identity/staff-transaction.ts";
import { findStaffUser } from "./identity/staff-user.ts";
import { addStaffRoute } from "./serve-staff-calls.ts";
import { clearStaffCookie, readStaffToken, setStaffCookie } from "./staff-cookie.ts";

export function registerStaffSessionRoutes(app: FastifyInstance, installation: Installation): void {
  const { config, database } = installation;

  serveVisitor(app, signInStaffCall, async ({ body, request, reply, now }) => {
    const outcome = await signInStaff(installation, { ...body, ...clientOf(request), now });
    if (!outcome.ok) return withRetryAfter(reply, outcome);
    setStaffCookie(config, reply, outcome.value);
    return accept({ data: { state: outcome.value.state } });
  });

  serveVisitor(app, confirmSecondFactorCall, async ({ body, request, reply, now }) => {
    const token = readStaffToken(config, request);
    if (token === undefined) return refuse("AUTH_UNAUTHORIZED");
    const outcome = await confirmSecondFactor(installation, { token, ...body, ...clientOf(request), now });
    if (!outcome.ok) return withRetryAfter(reply, outcome);
    setStaffCookie(config, reply, outcome.value);
    return accept({ data: await findStaffUser(installation, outcome.value.session, now) });
  });

  serveVisitor(app, signOutStaffCall, async ({ request, reply }) => {
    const token = readStaffToken(config, request);
    if (token !== undefined) await signOutStaff(database, token);
    clearStaffCookie(config, reply);
    return accept({ data: "TEXT_SIGNED_OUT" as const });
  });

  serveVisitor(app, acceptInvitationCall, async ({ body, request, reply, now }) => {
    const { network, device } = clientOf(request);
    const origin = { network, requestId: request.id };
    const sessionToken = readStaffToken(config, request);
    const outcome = await acceptInvitation(installation, { ...body, sessionToken, device, origin, now });
    if (!outcome.ok) return outcome;
    if (outcome.value.session) setStaffCookie(config, reply, outcome.value.session);
    return accept({ data: { state: outcome.value.state } });
  });

  serveUser(app, installation, confirmSignInCall, async ({ body, reply, credentials, now }) => {
    const outcome = await confirmSignIn(installation, { ...credentials, ...body });
    if (!outcome.ok) return withRetryAfter(reply, outcome);
    return accept({ data: await findStaffUser(installation, outcome.value, now) });
  });

  serveUser(app, installation, getStaffUserCall, async ({ session, now }) =>
    accept({ data: await findStaffUser(installation, session, now) }),
  );

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

const clientOf = (request: FastifyRequest) => ({
  network: networkOfRequest(request),
  device: describeDevice(request.headers["user-agent"] ?? ""),
});

function serveVisitor<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: CallInput<C>) => Promise<CallOutcome<C>>,
): void {
  addStaffRoute(app, call, async (input) => findFieldRefusal(call, input.request) ?? (await handle(input)));
}

type UserInput<C extends Call> = CallInput<C> & { session: StaffSession; credentials: StaffCredentials };

function serveUser<C extends Extract<StaffCall, { access: "user" | "visitor" | "operator" }>>(
  app: FastifyInstance,
  { config, database }: Installation,
  call: C,
  handle: (input: UserInput<C>) => Promise<CallOutcome<C>>,
): void {
  addStaffRoute(app, call, async (input): Promise<CallOutcome<C>> => {
    const token = readStaffToken(config, input.request);
    if (token === undefined) return refuse("AUTH_UNAUTHORIZED");
    const credentials = { token, now: input.now };
    const found = await withStaffUser(database, credentials, async (_tx, session) => accept(session));
    if (!found.ok) return found;
    if (call.fresh && !found.value.isFresh) return refuse("FRESH_SIGN_IN_NEEDED");
    return findFieldRefusal(call, input.request) ?? (await handle({ ...input, session: found.value, credentials }));
  });
}

type Refused = { ok: false; refusal: Refusal; details?: { seconds?: number } | undefined };

const withRetryAfter = (reply: FastifyReply, { refusal, details }: Refused) =>
  refusal === "TOO_MANY_REQUESTS" ? tooManyRequests(reply, details?.seconds ?? 1) : refuse(refusal);
