import type { identityCalls } from "@pecacerta/contract/admin/identity-calls";
import type { Call } from "@pecacerta/contract/call";
import { HOUR_MS } from "@pecacerta/rules/duration";
import { ownProperty } from "@pecacerta/rules/own-property";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { Installation } from "../../companies/installation.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { countWithin } from "../../platform/mail/count-mails.ts";
import { findUserByEmail } from "./find-user.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { findOwnCompanies } from "./own-companies.ts";
import { findStaffSession } from "./session.ts";

type IdentityCall = (typeof identityCalls)[keyof typeof identityCalls];
type OwnCall = Exclude<Extract<IdentityCall, { access: "user" | "visitor" }>, { method: "GET" }>;
type KeyOf<C> = C extends { method: infer Method extends string; path: infer Path extends string }
  ? `${Method} ${Path}`
  : never;

/** What each call of a person leaves in the audit log of their companies. Null: it changes nothing, or has its own entry. */
export const OWN_ACTS = {
  "POST /admin/session": "account.signed-in",
  "POST /admin/session/second-factor": "account.signed-in",
  "POST /admin/session/passkey": "account.signed-in",
  "POST /admin/session/confirm": "account.sign-in-confirmed",
  "DELETE /admin/session": "account.signed-out",
  "PATCH /admin/me": "account.renamed",
  "PATCH /admin/me/notifications": "account.notifications-changed",
  "POST /admin/me/password": "account.password-changed",
  "POST /admin/password/recover": "account.recovery-requested",
  "POST /admin/password/reset": "account.password-reset",
  "POST /admin/me/totp/confirm": "account.authenticator-added",
  "DELETE /admin/me/totp": "account.authenticator-removed",
  "POST /admin/me/recovery-codes": "account.recovery-codes-replaced",
  "POST /admin/me/passkeys": "account.passkey-added",
  "DELETE /admin/me/passkeys/:id": "account.passkey-removed",
  "DELETE /admin/me/sessions/:id": "account.sessions-ended",
  "DELETE /admin/me/sessions": "account.sessions-ended",
  "POST /admin/me/totp": null,
  "POST /admin/me/passkeys/options": null,
  "POST /admin/session/passkey/options": null,
  "POST /admin/invitations/accept": null,
} as const satisfies Record<KeyOf<OwnCall>, string | null>;

export type ActOrigin = { network: string; requestId: string; device: string };
type OwnAct = { action: string; origin: ActOrigin; now: Date };

export const ownActOf = ({ method, path }: Call): string | null | undefined =>
  ownProperty(OWN_ACTS, `${method} ${path}`);

/** In one transaction for each company: a cluster has no other. What a crash leaves out stands in the person's mails. */
export async function recordOwnAct(
  { database }: Pick<Installation, "database">,
  staffUserId: string,
  { action, origin: { device, ...origin }, now }: OwnAct,
): Promise<void> {
  const entry = { action, subjectKind: "staff", subjectId: staffUserId, after: { device }, at: now };
  for (const { companyId, slug } of (await findOwnCompanies(database, staffUserId, now)).companies)
    await withTenantTransaction({ companyId, slug, database }, (tx) =>
      appendAuditEntry(tx, { kind: "staff", staffUserId, ...origin }, entry),
    );
}

type FailedSignIn = { email: string } | { token: string };

/** After the answer, whose time then tells nothing about the address. The first failure of an account within an hour. */
export function recordFailedSignIn(
  installation: Installation,
  attempt: FailedSignIn,
  { origin, now }: Omit<OwnAct, "action">,
): void {
  const record = async () => {
    const staffUserId = await withIdentityTransaction(installation.database, async (tx) => {
      const id =
        "email" in attempt
          ? (await findUserByEmail(tx, attempt.email))?.id
          : (await findStaffSession(tx, { token: attempt.token, now }))?.staffUserId;
      const limit = { max: 1, windowMs: HOUR_MS };
      return id && (await countWithin(tx, { subject: `sign-in-failed ${id}`, limit, now })) === 0 ? id : undefined;
    });
    if (staffUserId) await recordOwnAct(installation, staffUserId, { action: "account.sign-in-failed", origin, now });
  };
  void record().catch((error) => installation.log.error({ err: error }, "A failed sign-in could not be recorded"));
}
