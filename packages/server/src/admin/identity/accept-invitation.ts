import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, gt, isNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { Installation } from "../../companies/installation.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { hashPassword } from "../../platform/password/password-hash.ts";
import { findUserByEmail } from "./find-user.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { consumeInvitation, findInvitation, parseInvitationToken } from "./invitation.ts";
import { enterAsNewMember, insertMembership, type NewMemberTransaction } from "./new-member.ts";
import { type CreatedStaffSession, createStaffSession } from "./session.ts";
import { isAcceptableStaffPassword } from "./staff-password.ts";
import { withStaffUser } from "./staff-transaction.ts";
import { staffAccountLinks, staffUsers } from "./tables.ts";

/** `token`: of the link. `sessionToken`: of the person who is signed in. `origin`: for the audit log. */
export type AcceptInvitationInput = {
  token: string;
  name?: string | undefined;
  password?: string | undefined;
  sessionToken?: string | undefined;
  device: string;
  origin: { network: string; requestId: string };
  now: Date;
};

type Accepted = { state: "signed-in" | "sign-in-needed"; session?: CreatedStaffSession };

export type AcceptInvitationOutcome = Outcome<
  Accepted,
  "TOKEN_NOT_FOUND" | "VALIDATION_FAILED",
  { errors: Record<string, "ERROR_FORM_REQUIRED" | "AUTH_WEAK_PASSWORD"> }
>;

/**
 * A new person chooses a password; others are signed in already, or sign in and come back. An operator's first password
 * is chosen with the operator's own link: this one may have been handed over by a company.
 */
export async function acceptInvitation(
  installation: Installation,
  input: AcceptInvitationInput,
): Promise<AcceptInvitationOutcome> {
  const { database, directory } = installation;
  const parsed = parseInvitationToken(input.token);
  if (!parsed) return acceptAccountLink(installation, input);
  const tenant = await directory.byId(parsed.companyId).catch(() => undefined);
  if (!tenant) return refuse("TOKEN_NOT_FOUND");
  const { secret } = parsed;
  const invitation = await withTenantTransaction(tenant, (tx) => findInvitation(tx, secret, input.now));
  if (!invitation) return refuse("TOKEN_NOT_FOUND");
  const user = await withIdentityTransaction(database, (tx) => findUserByEmail(tx, invitation.email));
  const join = { tenant, secret, email: invitation.email };
  return user ? joinSignedIn(input, join) : joinAsNewUser(input, join);
}

type JoinInput = { tenant: Tenant; secret: string; email: string };

async function joinSignedIn(
  { sessionToken, origin, now }: AcceptInvitationInput,
  { tenant, secret, email }: JoinInput,
): Promise<AcceptInvitationOutcome> {
  const signInNeeded = accept({ state: "sign-in-needed" } as const);
  if (sessionToken === undefined) return signInNeeded;
  const credentials = { token: sessionToken, now };
  const outcome = await withStaffUser(
    tenant.database,
    credentials,
    async (identity, session) => {
      if (session.email !== email) return signInNeeded;
      const { staffUserId, name } = session;
      const tx = await enterAsNewMember(identity, tenant, staffUserId);
      return joinCompany(tx, { secret, name, origin, now });
    },
    tenant.companyId,
  );
  return !outcome.ok && outcome.refusal !== "TOKEN_NOT_FOUND" ? signInNeeded : outcome;
}

async function joinAsNewUser(
  input: AcceptInvitationInput,
  { tenant, secret, email }: JoinInput,
): Promise<AcceptInvitationOutcome> {
  const profile = await readProfile(input);
  if (!profile.ok) return profile;
  const { device, origin, now } = input;
  return withIdentityTransaction(
    tenant.database,
    async (identity): Promise<AcceptInvitationOutcome> => {
      const staffUserId = await insertUser(identity, { ...profile.value, email, now });
      if (!staffUserId) return refuse("TOKEN_NOT_FOUND");
      const session = await createStaffSession(identity, { staffUserId, device, hasSecondFactor: false, now });
      const tx = await enterAsNewMember(identity, tenant, staffUserId);
      const joined = await joinCompany(tx, { secret, name: profile.value.name, origin, now });
      return joined.ok ? accept({ ...joined.value, session }) : joined;
    },
    tenant.companyId,
  );
}

type JoinedBy = Pick<AcceptInvitationInput, "origin" | "now"> & { secret: string; name: string };

async function joinCompany(
  tx: NewMemberTransaction,
  { secret, name, origin, now }: JoinedBy,
): Promise<Outcome<Accepted, "TOKEN_NOT_FOUND">> {
  const invitation = await consumeInvitation(tx, secret, now);
  if (!invitation) return refuse("TOKEN_NOT_FOUND");
  const { email, role, addedPermissions, removedPermissions, invitedBy } = invitation;
  const membership = { name, email, role, addedPermissions, removedPermissions, invitedBy, joinedAt: now };
  await insertMembership(tx, membership, now);
  const staffUserId = tx.newMemberId;
  const entry = {
    action: "staff.joined",
    subjectKind: "staff",
    subjectId: staffUserId,
    after: { name, role },
    at: now,
  };
  await appendAuditEntry(tx, { kind: "staff", staffUserId, ...origin }, entry);
  return accept({ state: "signed-in" });
}

type Profile = { name: string; passwordHash: string };

async function readProfile({ name = "", password = "" }: AcceptInvitationInput) {
  const errors: Record<string, "ERROR_FORM_REQUIRED" | "AUTH_WEAK_PASSWORD"> = {};
  if (name === "") errors.name = "ERROR_FORM_REQUIRED";
  if (!(await isAcceptableStaffPassword(password))) errors.password = "AUTH_WEAK_PASSWORD";
  if (Object.keys(errors).length > 0) return refuse("VALIDATION_FAILED", { errors });
  return accept<Profile>({ name, passwordHash: await hashPassword(password) });
}

/** Undefined for a person who has got an account meanwhile. */
async function insertUser(
  tx: IdentityTransaction,
  { email, now, ...profile }: Profile & { email: string; now: Date },
): Promise<string | undefined> {
  const [user] = await tx
    .insert(staffUsers)
    .values({ id: uuid(), email, ...profile, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: staffUsers.id });
  return user?.id;
}

async function acceptAccountLink(
  { database }: Installation,
  input: AcceptInvitationInput,
): Promise<AcceptInvitationOutcome> {
  const { token, device, now } = input;
  const isUsable = and(
    eq(staffAccountLinks.tokenHash, hashSecret(token)),
    eq(staffAccountLinks.purpose, "first-sign-in"),
    gt(staffAccountLinks.expiresAt, now),
  );
  const links = await withIdentityTransaction(database, (tx) => tx.select().from(staffAccountLinks).where(isUsable));
  if (links.length === 0) return refuse("TOKEN_NOT_FOUND");
  const profile = await readProfile(input);
  if (!profile.ok) return profile;
  return withIdentityTransaction(database, async (tx): Promise<AcceptInvitationOutcome> => {
    const [link] = await tx.delete(staffAccountLinks).where(isUsable).returning();
    if (!link) return refuse("TOKEN_NOT_FOUND");
    const { staffUserId } = link;
    const isNew = and(eq(staffUsers.id, staffUserId), isNull(staffUsers.passwordHash));
    const { rowCount } = await tx.update(staffUsers).set(profile.value).where(isNew);
    if (rowCount !== 1) return refuse("TOKEN_NOT_FOUND");
    const session = await createStaffSession(tx, { staffUserId, device, hasSecondFactor: false, now });
    return accept({ state: "signed-in", session });
  });
}
