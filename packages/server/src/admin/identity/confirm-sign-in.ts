import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { eq } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { verifyPassword } from "../../platform/password/password-hash.ts";
import type { AttemptsRefusal } from "./attempts.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { consumeFactorCode } from "./second-factor.ts";
import { markFresh, type StaffSession } from "./session.ts";
import { clearFactorAttempts, countFactorAttempt } from "./sign-in.ts";
import { withStaffUser } from "./staff-transaction.ts";
import { staffUsers } from "./tables.ts";

type ConfirmSignInInput = { token: string; code?: string | undefined; password?: string | undefined; now: Date };

type ConfirmRefusal = "AUTH_UNAUTHORIZED" | "SECOND_FACTOR_NEEDED" | "SECOND_FACTOR_WRONG" | "AUTH_WRONG_PASSWORD";

/** With a code; with the password where the user has no second factor. */
export async function confirmSignIn(
  installation: Installation,
  { token, code = "", password = "", now }: ConfirmSignInInput,
): Promise<Outcome<StaffSession, ConfirmRefusal> | Extract<AttemptsRefusal, { ok: false }>> {
  const { database, secretKey } = installation;
  const current = await withStaffUser(database, { token, now }, async (_tx, session) => accept(session));
  if (!current.ok) return current;
  const session = current.value;
  const { staffUserId } = session;
  const counted = await countFactorAttempt(installation, session, now);
  if (!counted.ok) return counted;
  if (!session.hasSecondFactor && !(await isOwnPassword(installation, session, password)))
    return refuse("AUTH_WRONG_PASSWORD");
  const outcome = await withStaffUser(database, { token, now }, async (tx, session) => {
    const isCorrect = !session.hasSecondFactor || (await consumeFactorCode(tx, secretKey, { staffUserId, code, now }));
    if (!isCorrect) return refuse("SECOND_FACTOR_WRONG");
    await markFresh(tx, session, now);
    return accept({ ...session, isFresh: true });
  });
  if (outcome.ok) await clearFactorAttempts(installation, session);
  return outcome;
}

async function isOwnPassword({ database }: Installation, session: StaffSession, password: string): Promise<boolean> {
  const [user] = await withIdentityTransaction(database, (tx) =>
    tx.select().from(staffUsers).where(eq(staffUsers.id, session.staffUserId)),
  );
  return verifyPassword(user?.passwordHash ?? undefined, password, `staff ${session.email}`);
}
