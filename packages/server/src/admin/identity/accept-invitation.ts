import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { v7 as uuid } from "uuid";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { Installation } from "../../companies/installation.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { acceptAccountLink, type Profile, type ProfileRefusal, readProfile } from "./accept-account-link.ts";
import { findUserByEmail } from "./find-user.ts";
import { type IdentityTransaction, withIdentityTransaction } from "./identity-transaction.ts";
import { consumeInvitation, findInvitation, parseInvitationToken } from "./invitation.ts";
import { enterAsNewMember, insertMembership, type NewMemberTransaction } from "./new-member.ts";
import { type CreatedStaffSession, createStaffSession } from "./session.ts";
import { withStaffUser } from "./staff-transaction.ts";
import { type staffInvitations, staffUsers } from "./tables.ts";
import {
  findOperatorFacts,
  lockOperatorInvitations,
  type OperatorFacts,
  refuseWaiting,
  type WaitRefusal,
} from "./waiting-invitation.ts";

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

export type AcceptInvitationOutcome = Outcome<Accepted, "TOKEN_NOT_FOUND"> | ProfileRefusal | WaitRefusal;

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
  const { user, facts } = await withIdentityTransaction(database, async (tx) => ({
    user: await findUserByEmail(tx, invitation.email),
    facts: await findOperatorFacts(tx, invitation),
  }));
  const waiting = await withTenantTransaction(tenant, async (tx) =>
    accept(await refuseWaiting(tx, invitation, facts, input.now)),
  );
  if (waiting.value) return waiting.value;
  const join = { tenant, secret, invitation };
  return user ? joinSignedIn(input, join) : joinAsNewUser(input, join);
}

type JoinInput = { tenant: Tenant; secret: string; invitation: typeof staffInvitations.$inferSelect };

async function joinSignedIn(
  { sessionToken, origin, now }: AcceptInvitationInput,
  { tenant, secret, invitation }: JoinInput,
): Promise<AcceptInvitationOutcome> {
  const signInNeeded = accept({ state: "sign-in-needed" } as const);
  if (sessionToken === undefined) return signInNeeded;
  const credentials = { token: sessionToken, now };
  const outcome = await withStaffUser(
    tenant.database,
    credentials,
    async (identity, session) => {
      if (session.email !== invitation.email) return signInNeeded;
      const facts = await findOperatorFacts(identity, invitation);
      const { staffUserId, name } = session;
      const tx = await enterAsNewMember(identity, tenant, staffUserId);
      return joinCompany(tx, { secret, name, facts, origin, now });
    },
    tenant.companyId,
  );
  if (outcome.ok) return outcome;
  const { refusal } = outcome;
  return refusal === "TOKEN_NOT_FOUND" || refusal === "INVITATION_WAITS" ? outcome : signInNeeded;
}

async function joinAsNewUser(
  input: AcceptInvitationInput,
  { tenant, secret, invitation }: JoinInput,
): Promise<AcceptInvitationOutcome> {
  const { email } = invitation;
  const profile = await readProfile(input);
  if (!profile.ok) return profile;
  const { device, origin, now } = input;
  return withIdentityTransaction(
    tenant.database,
    async (identity): Promise<AcceptInvitationOutcome> => {
      const staffUserId = await insertUser(identity, { ...profile.value, email, now });
      if (!staffUserId) return refuse("TOKEN_NOT_FOUND");
      const session = await createStaffSession(identity, { staffUserId, device, hasSecondFactor: false, now });
      const facts = await findOperatorFacts(identity, invitation);
      const tx = await enterAsNewMember(identity, tenant, staffUserId);
      const joined = await joinCompany(tx, { secret, name: profile.value.name, facts, origin, now });
      return joined.ok ? accept({ ...joined.value, session }) : joined;
    },
    tenant.companyId,
  );
}

type JoinedBy = Pick<AcceptInvitationInput, "origin" | "now"> & { secret: string; name: string; facts: OperatorFacts };

async function joinCompany(
  tx: NewMemberTransaction,
  { secret, name, facts, origin, now }: JoinedBy,
): Promise<Outcome<Accepted, "TOKEN_NOT_FOUND"> | WaitRefusal> {
  await lockOperatorInvitations(tx);
  const invitation = await consumeInvitation(tx, secret, now);
  if (!invitation) return refuse("TOKEN_NOT_FOUND");
  const waiting = await refuseWaiting(tx, invitation, facts, now);
  if (waiting) return waiting;
  const { email, role, addedPermissions, removedPermissions, invitedBy, operatorName } = invitation;
  const membership = { name, email, role, addedPermissions, removedPermissions, invitedBy, joinedAt: now };
  await insertMembership(tx, membership, now);
  const staffUserId = tx.newMemberId;
  const entry = {
    action: "staff.joined",
    subjectKind: "staff",
    subjectId: staffUserId,
    after: { name, role, ...(operatorName && { operator: operatorName }) },
    at: now,
  };
  await appendAuditEntry(tx, { kind: "staff", staffUserId, ...origin }, entry);
  return accept({ state: "signed-in" });
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
