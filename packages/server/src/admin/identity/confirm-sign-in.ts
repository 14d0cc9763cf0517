import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Installation } from "../../companies/installation.ts";
import type { TooManyGuesses } from "../../platform/password/guess-budget.ts";
import { usePasskey } from "./passkeys.ts";
import { consumeFactorCode } from "./second-factor.ts";
import { markFresh, markSecondFactor, type StaffSession } from "./session.ts";
import { checkStaffGuess, ownSecretAccount, type StaffGuessOrigin } from "./staff-guess.ts";
import { checkOwnPassword } from "./staff-password.ts";
import { withStaffUser } from "./staff-transaction.ts";

type ConfirmSignInInput = {
  token: string;
  code?: string | undefined;
  password?: string | undefined;
  passkey?: AuthenticationResponseJSON | undefined;
  origin: StaffGuessOrigin;
  now: Date;
};

type ConfirmRefusal =
  | "AUTH_UNAUTHORIZED"
  | "SECOND_FACTOR_NEEDED"
  | "SECOND_FACTOR_WRONG"
  | "AUTH_WRONG_PASSWORD"
  | "PASSKEY_REFUSED";

type ConfirmOutcome = Outcome<StaffSession, ConfirmRefusal> | TooManyGuesses;

/** With a passkey or a code; with the password where the user has no second factor. */
export async function confirmSignIn(installation: Installation, input: ConfirmSignInInput): Promise<ConfirmOutcome> {
  const { token, passkey, password = "", origin, now } = input;
  const current = await withStaffUser(installation.database, { token, now }, async (_tx, session) => accept(session));
  if (!current.ok) return current;
  const session = current.value;
  if (passkey) return confirmWithPasskey(installation, { token, passkey, origin, now });
  if (session.needsPasskey) return refuse("PASSKEY_REFUSED");
  if (session.hasSecondFactor)
    return checkStaffGuess(
      installation,
      { ...origin, account: ownSecretAccount(session.staffUserId), user: session, now },
      () => confirmWithCode(installation, input),
    );
  const checked = await checkOwnPassword(installation, session, { password, origin, now });
  return checked.ok ? markSessionFresh(installation, { token, now }) : checked;
}

const confirmWithCode = ({ database, secretKey }: Installation, { token, code = "", now }: ConfirmSignInInput) =>
  withStaffUser(
    database,
    { token, now },
    async (tx, session): Promise<Outcome<StaffSession, "SECOND_FACTOR_WRONG">> => {
      const { staffUserId } = session;
      if (!(await consumeFactorCode(tx, secretKey, { staffUserId, code, now }))) return refuse("SECOND_FACTOR_WRONG");
      await markFresh(tx, session, now);
      return accept({ ...session, isFresh: true });
    },
  );

const markSessionFresh = ({ database }: Installation, { token, now }: { token: string; now: Date }) =>
  withStaffUser(database, { token, now }, async (tx, session) => {
    await markFresh(tx, session, now);
    return accept<StaffSession>({ ...session, isFresh: true });
  });

type ConfirmWithPasskeyInput = Pick<ConfirmSignInInput, "token" | "origin" | "now"> & {
  passkey: AuthenticationResponseJSON;
};

async function confirmWithPasskey(
  installation: Installation,
  { token, passkey, origin, now }: ConfirmWithPasskeyInput,
): Promise<ConfirmOutcome> {
  const used = await usePasskey(installation, { response: passkey, origin, now });
  if (!used.ok) return used;
  const { staffUserId } = used.value;
  return withStaffUser(installation.database, { token, now }, async (tx, session): Promise<ConfirmOutcome> => {
    if (session.staffUserId !== staffUserId) return refuse("PASSKEY_REFUSED");
    await markSecondFactor(tx, session, now);
    return accept({ ...session, isFresh: true, hasSecondFactor: true });
  });
}
