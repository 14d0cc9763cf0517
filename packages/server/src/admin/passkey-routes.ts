import {
  addPasskeyCall,
  listPasskeysCall,
  removePasskeyCall,
  signInWithPasskeyCall,
  startPasskeyCall,
  startPasskeySignInCall,
} from "@pecacerta/contract/admin/passkeys";
import { accept } from "@pecacerta/rules/outcome";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { withRetryAfter } from "../platform/http/rate-limits.ts";
import { withIdentityTransaction } from "./identity/identity-transaction.ts";
import { createSignInOptions } from "./identity/passkey-ceremony.ts";
import { signInWithPasskey } from "./identity/passkey-sign-in.ts";
import { addPasskey, listPasskeys, removePasskey, startPasskey } from "./identity/passkeys.ts";
import { findStaffUser } from "./identity/staff-user.ts";
import { rememberBrowser } from "./remember-browser.ts";
import { clientOf, serveUser, serveVisitor, staffGuessOrigin } from "./serve-user.ts";
import { setStaffCookie } from "./staff-cookie.ts";

export function registerPasskeyRoutes(app: FastifyInstance, installation: Installation): void {
  const { config, database } = installation;

  serveVisitor(app, startPasskeySignInCall, async ({ now }) =>
    accept({ data: { ...(await createSignInOptions(installation, now)) } }),
  );

  serveVisitor(app, signInWithPasskeyCall, async ({ body, request, reply, now }) => {
    const response = body.passkey as AuthenticationResponseJSON;
    const origin = staffGuessOrigin(installation, request);
    const outcome = await signInWithPasskey(installation, { response, device: clientOf(request).device, origin, now });
    if (!outcome.ok) return withRetryAfter(reply, outcome);
    setStaffCookie(config, reply, outcome.value);
    await rememberBrowser(installation, { request, reply, now }, outcome.value.session);
    return accept({ data: await findStaffUser(installation, outcome.value.session, now) });
  });

  serveUser(app, installation, listPasskeysCall, async ({ session }) => {
    const rows = await withIdentityTransaction(database, (tx) => listPasskeys(tx, session.staffUserId));
    return accept({
      data: rows.map(({ credentialId, name, backedUp, createdAt, usedAt }) => ({
        id: credentialId.toString("base64url"),
        name,
        backedUp,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
    });
  });

  serveUser(app, installation, startPasskeyCall, async ({ session, now }) =>
    accept({ data: { ...(await startPasskey(installation, session, now)) } }),
  );

  serveUser(app, installation, addPasskeyCall, async ({ session, body, request, now }) => {
    const response = body.passkey as RegistrationResponseJSON;
    const outcome = await addPasskey(installation, session, { response, device: clientOf(request).device, now });
    if (!outcome.ok) return outcome;
    return accept({ data: await findStaffUser(installation, { ...session, hasSecondFactor: true }, now) });
  });

  serveUser(app, installation, removePasskeyCall, async ({ session, params, now }) => {
    const outcome = await removePasskey(installation, session, { id: params.id, now });
    return outcome.ok ? accept({ data: await findStaffUser(installation, session, now) }) : outcome;
  });
}
