import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Installation } from "../../companies/installation.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { findIdleMinutes } from "./own-companies.ts";
import { usePasskey } from "./passkeys.ts";
import { type CreatedStaffSession, createStaffSession, findStaffSession, type StaffSession } from "./session.ts";

type PasskeySignInInput = { response: AuthenticationResponseJSON; device: string; now: Date };

/** Both factors at once: the device proved itself, and the person to the device. */
export async function signInWithPasskey(
  installation: Installation,
  { response, device, now }: PasskeySignInInput,
): Promise<Outcome<CreatedStaffSession & { session: StaffSession }, "PASSKEY_REFUSED">> {
  const { database } = installation;
  const used = await usePasskey(installation, { response, now });
  if (!used.ok) return used;
  const { staffUserId } = used.value;
  const idleMinutes = await findIdleMinutes(database, staffUserId, now);
  return withIdentityTransaction(database, async (tx) => {
    const created = await createStaffSession(tx, { staffUserId, device, hasSecondFactor: true, idleMinutes, now });
    const session = await findStaffSession(tx, { token: created.token, now });
    return session ? accept({ ...created, session }) : refuse("PASSKEY_REFUSED");
  });
}
