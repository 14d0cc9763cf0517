import type { StaffRole } from "@pecacerta/rules/permission";
import { TOTP, URI } from "otpauth";
import { v7 as uuid } from "uuid";
import { confirmAuthenticator, startAuthenticator } from "../src/admin/identity/authenticator.ts";
import { withIdentityTransaction } from "../src/admin/identity/identity-transaction.ts";
import { enterAsNewMember } from "../src/admin/identity/new-member.ts";
import { signInStaff } from "../src/admin/identity/sign-in.ts";
import { staffMemberships, staffUsers } from "../src/admin/identity/tables.ts";
import type { Installation } from "../src/companies/installation.ts";
import type { Tenant } from "../src/platform/database/tenant.ts";
import { hashPassword } from "../src/platform/password/password-hash.ts";
import { randomAddress, unwrapOutcome } from "./database.ts";

export const STAFF_PASSWORD = "uma senha comprida";

export type TestStaffUser = { id: string; email: string; name?: string };

export async function createTestStaffUser({ database }: Installation, name = "Ana"): Promise<TestStaffUser> {
  const user = { id: uuid(), email: `${uuid()}@example.com`, name };
  const passwordHash = await hashPassword(STAFF_PASSWORD);
  await withIdentityTransaction(database, (tx) =>
    tx.insert(staffUsers).values({ ...user, passwordHash, createdAt: new Date() }),
  );
  return user;
}

export const addTestMembership = (
  tenant: Tenant,
  { id, name, email }: TestStaffUser,
  role: StaffRole,
): Promise<unknown> =>
  withIdentityTransaction(tenant.database, async (identity) => {
    const tx = await enterAsNewMember(identity, tenant, id);
    await tx
      .insert(staffMemberships)
      .values({ companyId: tx.companyId, staffUserId: id, name, email, role, joinedAt: new Date() })
      .onConflictDoUpdate({ target: [staffMemberships.companyId, staffMemberships.staffUserId], set: { role } });
  });

export const signInTestStaff = async (installation: Installation, { email }: TestStaffUser, now = new Date()) =>
  unwrapOutcome(
    await signInStaff(installation, {
      email,
      password: STAFF_PASSWORD,
      origin: { network: randomAddress(), deviceToken: undefined },
      device: "Firefox",
      now,
    }),
  );

/** A session with both factors; `codeAt` computes the authenticator's code. */
export async function signInWithAuthenticator(installation: Installation, user: TestStaffUser, now = new Date()) {
  const { token } = await signInTestStaff(installation, user, now);
  const { url } = unwrapOutcome(await startAuthenticator(installation, { token, now }));
  const authenticator = URI.parse(url);
  if (!(authenticator instanceof TOTP)) throw new Error(`${url} is no authenticator by time`);
  const codeAt = (time: Date) => authenticator.generate({ timestamp: time.getTime() });
  const { recoveryCodes } = unwrapOutcome(await confirmAuthenticator(installation, { token, code: codeAt(now), now }));
  return { token, recoveryCodes, codeAt };
}
