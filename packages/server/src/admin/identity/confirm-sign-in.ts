import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Installation } from "../../companies/installation.ts";
import type { AttemptsOutcome } from "./attempts.ts";
import { usePasskey } from "./passkeys.ts";
import { consumeFactorCode } from "./second-factor.ts";
import { markFresh, markSecondFactor, type StaffSession } from "./session.ts";
import { clearFactorAttempts, countFactorAttempt } from "./sign-in.ts";
import { isOwnPassword } from "./staff-password.ts";
import { withStaffUser } from "./staff-transaction.ts";

type ConfirmSignInInput = {
  token: string;
  code?: string | undefined;
  password?: string | undefined;
  passkey?: AuthenticationResponseJSON | undefined;
  now: Date;
};

type ConfirmRefusal =
  | "AUTH_UNAUTHORIZED"
  | "SECOND_FACTOR_NEEDED"
  | "SECOND_FACTOR_WRONG"
  | "AUTH_WRONG_PASSWORD"
  | "PASSKEY_REFUSED";

type ConfirmOutcome = Outcome<StaffSession, ConfirmRefusal> | Extract<AttemptsOutcome, { ok: false }>;

/** With a passkey or a code; with the password where the user has no second factor. */
export async function confirmSignIn(installation: Installation, input: ConfirmSignInInput): Promise<ConfirmOutcome> {
  const { token, passkey, password = "", now } = input;
  const current = await withStaffUser(installation.database, { token, now }, async (_tx, session) => accept(session));
  if (!current.ok) return current;
  const session = current.value;
  if (passkey) return confirmWithPasskey(installation, { token, passkey, now });
  if (session.needsPasskey) return refuse("PASSKEY_REFUSED");
  const counted = await countFactorAttempt(installation, session, now);
  if (!counted.ok) return counted;
  if (!session.hasSecondFactor && !(await isOwnPassword(installation, session, password)))
    return refuse("AUTH_WRONG_PASSWORD");
  const outcome = await confirmWithCode(installation, input);
  if (outcome.ok) await clearFactorAttempts(installation, session);
  return outcome;
}

const confirmWithCode = ({ database, secretKey }: Installation, { token, code = "", now }: ConfirmSignInInput) =>
  withStaffUser(
    database,
    { token, now },
    async (tx, session): Promise<Outcome<StaffSession, "SECOND_FACTOR_WRONG">> => {
      const { staffUserId, hasSecondFactor } = session;
      const isCorrect = !hasSecondFactor || (await consumeFactorCode(tx, secretKey, { staffUserId, code, now }));
      if (!isCorrect) return refuse("SECOND_FACTOR_WRONG");
      await markFresh(tx, session, now);
      return accept({ ...session, isFresh: true });
    },
  );

async function confirmWithPasskey(
  installation: Installation,
  { token, passkey, now }: { token: string; passkey: AuthenticationResponseJSON; now: Date },
): Promise<ConfirmOutcome> {
  const used = await usePasskey(installation, { response: passkey, now });
  if (!used.ok) return used;
  const { staffUserId } = used.value;
  return withStaffUser(installation.database, { token, now }, async (tx, session): Promise<ConfirmOutcome> => {
    if (session.staffUserId !== staffUserId) return refuse("PASSKEY_REFUSED");
    await markSecondFactor(tx, session, now);
    return accept({ ...session, isFresh: true, hasSecondFactor: true });
  });
}
