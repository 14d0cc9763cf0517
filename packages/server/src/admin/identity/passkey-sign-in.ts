import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Installation } from "../../companies/installation.ts";
import type { TooManyGuesses } from "../../platform/password/guess-budget.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { findIdleMinutes } from "./own-companies.ts";
import { usePasskey } from "./passkeys.ts";
import { type CreatedStaffSession, createStaffSession, findStaffSession, type StaffSession } from "./session.ts";
import type { StaffGuessOrigin } from "./staff-guess.ts";

type PasskeySignInInput = { response: AuthenticationResponseJSON; device: string; origin: StaffGuessOrigin; now: Date };

/** Both factors at once: the device proved itself, and the person to the device. */
export async function signInWithPasskey(
  installation: Installation,
  { response, device, origin, now }: PasskeySignInInput,
): Promise<Outcome<CreatedStaffSession & { session: StaffSession }, "PASSKEY_REFUSED"> | TooManyGuesses> {
  const { database } = installation;
  const used = await usePasskey(installation, { response, origin, now });
  if (!used.ok) return used;
  const { staffUserId } = used.value;
  const idleMinutes = await findIdleMinutes(database, staffUserId, now);
  return withIdentityTransaction(database, async (tx) => {
    const created = await createStaffSession(tx, { staffUserId, device, hasSecondFactor: true, idleMinutes, now });
    const session = await findStaffSession(tx, { token: created.token, now });
    return session ? accept({ ...created, session }) : refuse("PASSKEY_REFUSED");
  });
}
