import { accept, type Outcome, type RefusedOutcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import { hashPassword } from "../../platform/password/password-hash.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { type CreatedStaffSession, createStaffSession } from "./session.ts";
import { isAcceptableStaffPassword } from "./staff-password.ts";
import { staffAccountLinks, staffUsers } from "./tables.ts";

export type Profile = { name: string; passwordHash: string };

type ProfileErrors = Record<string, "ERROR_FORM_REQUIRED" | "AUTH_WEAK_PASSWORD">;
export type ProfileRefusal = RefusedOutcome<"VALIDATION_FAILED", { errors: ProfileErrors }>;

type ProfileInput = { name?: string | undefined; password?: string | undefined };

export async function readProfile({ name = "", password = "" }: ProfileInput) {
  const errors: ProfileErrors = {};
  if (name === "") errors.name = "ERROR_FORM_REQUIRED";
  if (!(await isAcceptableStaffPassword(password))) errors.password = "AUTH_WEAK_PASSWORD";
  if (Object.keys(errors).length > 0) return refuse("VALIDATION_FAILED", { errors });
  return accept<Profile>({ name, passwordHash: await hashPassword(password) });
}

type AccountLinkInput = ProfileInput & { token: string; device: string; now: Date };

type AccountLinkOutcome =
  | Outcome<{ state: "signed-in"; session: CreatedStaffSession }, "TOKEN_NOT_FOUND">
  | ProfileRefusal;

export async function acceptAccountLink(
  { database }: Pick<Installation, "database">,
  input: AccountLinkInput,
): Promise<AccountLinkOutcome> {
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
  return withIdentityTransaction(database, async (tx): Promise<AccountLinkOutcome> => {
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
