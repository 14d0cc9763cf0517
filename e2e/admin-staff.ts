import { randomUUID } from "node:crypto";
import { STAFF_ROLES, type StaffRole } from "@pecacerta/rules/permission";
import { createAuthenticatorSecret, encryptForUser } from "@pecacerta/server/admin/identity/authenticator-secret";
import { withIdentityTransaction } from "@pecacerta/server/admin/identity/identity-transaction";
import { createInvitation } from "@pecacerta/server/admin/identity/invitation";
import { promoteToOperator } from "@pecacerta/server/admin/identity/operator";
import { replaceRecoveryCodes } from "@pecacerta/server/admin/identity/recovery-codes";
import { createStaffSession } from "@pecacerta/server/admin/identity/session";
import { staffUsers } from "@pecacerta/server/admin/identity/tables";
import { hashPassword } from "@pecacerta/server/platform/password/password-hash";
import { authenticatorCode } from "@pecacerta/server/testing/authenticator";
import { addTestMembership } from "@pecacerta/server/testing/staff";
import { withShopCompany, withShopDatabase, withShopTenant } from "./shop-database.ts";

export const ADMIN_ROLES = [...STAFF_ROLES, "operator"] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

export type TestStaff = {
  id: string;
  name: string;
  email: string;
  password: string;
  company: string;
  token: string;
  /** The authenticator's code; each counts once. */
  codeAt: (time: Date) => string;
  recoveryCodes: readonly string[];
};

const PASSWORD = "uma senha comprida";
let passwordHash: Promise<string> | undefined;

type StaffOptions = { company?: string; name?: string };

/** A staff user with an authenticator and a session. An operator has no company. */
export async function createStaff(
  role: AdminRole,
  { company = "pecacerta", name = "Ana Teste" }: StaffOptions = {},
): Promise<TestStaff> {
  const [id, secret, now] = [randomUUID(), createAuthenticatorSecret(), new Date()];
  const email = `equipe-${id}@example.com`;
  passwordHash ??= hashPassword(PASSWORD);
  const user = { id, email, name, passwordHash: await passwordHash, createdAt: now };
  const created = await withShopDatabase((database) =>
    withIdentityTransaction(database, async (tx) => {
      const totpSecretEncrypted = encryptForUser(secretKey(), id, secret);
      await tx.insert(staffUsers).values({ ...user, totpSecretEncrypted });
      const recoveryCodes = await replaceRecoveryCodes(tx, secretKey(), id);
      const session = { staffUserId: id, device: "Chrome", hasSecondFactor: true, now };
      const { token } = await createStaffSession(tx, session);
      return { recoveryCodes, token };
    }),
  );
  const codeAt = (time: Date) => authenticatorCode(secret, time);
  const staff = { id, name, email, password: PASSWORD, company, codeAt, ...created };
  if (role === "operator") await withShopDatabase((database) => promoteToOperator(database, email, now));
  else await addMembership(staff, role, company);
  return staff;
}

export const addMembership = (staff: TestStaff, role: StaffRole, company: string): Promise<unknown> =>
  withShopTenant(company, (tenant) => addTestMembership(tenant, staff, role));

export async function inviteManager(email: string): Promise<string> {
  const { id: invitedBy } = await createStaff("owner");
  const rights = { role: "manager", addedPermissions: [], removedPermissions: [] } as const;
  return await withShopCompany("pecacerta", (tx) => createInvitation(tx, { ...rights, email, invitedBy }, new Date()));
}

const secretKey = (): Buffer => Buffer.from(process.env.SHOP_SECRET_KEY ?? "");
