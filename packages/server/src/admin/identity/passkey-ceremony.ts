import { MINUTE_MS } from "@pecacerta/rules/duration";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Installation } from "../../companies/installation.ts";
import { adminUrl } from "../../companies/mail/find-sender.ts";
import { hashSecret } from "../../platform/config/secret-token.ts";
import { withIdentityTransaction } from "./identity-transaction.ts";
import { staffChallenges, type staffCredentials } from "./tables.ts";

const CHALLENGE_MS = 5 * MINUTE_MS;
const RP_NAME = "Peça Certa";

type StoredPasskey = typeof staffCredentials.$inferSelect;
type Ceremony = { staffUserId?: string; purpose: "sign-in" | "register"; now: Date };

// It takes 28 MB, which an installation without passkeys does not need.
const loadWebAuthn = () => import("@simplewebauthn/server");

/** Passkeys belong to the host of the admin. */
const relyingPartyId = ({ config }: Installation): string => new URL(adminUrl(config)).hostname;

const LOCAL_ORIGIN = /"origin":"(http:\/\/localhost(?::\d+)?)"/;

/** Without ADMIN_ORIGIN only this machine reaches the admin, at any port. */
function expectedOrigin({ config }: Installation, { clientDataJSON }: { clientDataJSON: string }): string {
  if (config.ADMIN_ORIGIN !== undefined) return new URL(config.ADMIN_ORIGIN).origin;
  const [, origin = "http://localhost"] = LOCAL_ORIGIN.exec(Buffer.from(clientDataJSON, "base64url").toString()) ?? [];
  return origin;
}

export async function createSignInOptions(installation: Installation, now: Date) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const rpID = relyingPartyId(installation);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required", timeout: CHALLENGE_MS });
  await saveChallenge(installation, options.challenge, { purpose: "sign-in", now });
  return options;
}

type PasskeyUser = { staffUserId: string; name: string; email: string };

export async function createRegistrationOptions(
  installation: Installation,
  { staffUserId, name, email }: PasskeyUser,
  { passkeys, now }: { passkeys: readonly StoredPasskey[]; now: Date },
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: relyingPartyId(installation),
    userID: new TextEncoder().encode(staffUserId),
    userName: email,
    userDisplayName: name || email,
    attestationType: "none",
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId.toString("base64url") })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await saveChallenge(installation, options.challenge, { staffUserId, purpose: "register", now });
  return options;
}

/** Undefined for a response that is no proof. The challenge is used up either way. */
export async function verifyRegistration(
  installation: Installation,
  response: RegistrationResponseJSON,
  { staffUserId, now }: { staffUserId: string; now: Date },
) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedRPID: relyingPartyId(installation),
    requireUserVerification: true,
    expectedOrigin: expectedOrigin(installation, response.response),
    expectedChallenge: (challenge) =>
      consumeChallenge(installation, challenge, { staffUserId, purpose: "register", now }),
  }).catch(() => undefined);
  return verified?.verified ? verified.registrationInfo : undefined;
}

/** The counter after the assertion; undefined for a response that is no proof. The challenge is used up either way. */
export async function verifyAssertion(
  installation: Installation,
  response: AuthenticationResponseJSON,
  { passkey, now }: { passkey: StoredPasskey; now: Date },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { credentialId, publicKey, counter } = passkey;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedRPID: relyingPartyId(installation),
    requireUserVerification: true,
    expectedOrigin: expectedOrigin(installation, response.response),
    expectedChallenge: (challenge) => consumeChallenge(installation, challenge, { purpose: "sign-in", now }),
    credential: { id: credentialId.toString("base64url"), publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

async function saveChallenge({ database }: Installation, challenge: string, { now, ...ceremony }: Ceremony) {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await withIdentityTransaction(database, async (tx) => {
    await tx.delete(staffChallenges).where(lte(staffChallenges.expiresAt, now));
    await tx.insert(staffChallenges).values({ tokenHash: hashSecret(challenge), challenge, ...ceremony, expiresAt });
  });
}

async function consumeChallenge(
  { database }: Installation,
  challenge: string,
  { staffUserId, purpose, now }: Ceremony,
): Promise<boolean> {
  const isThis = and(
    eq(staffChallenges.tokenHash, hashSecret(challenge)),
    eq(staffChallenges.purpose, purpose),
    staffUserId === undefined ? isNull(staffChallenges.staffUserId) : eq(staffChallenges.staffUserId, staffUserId),
    gt(staffChallenges.expiresAt, now),
  );
  const { rowCount } = await withIdentityTransaction(database, (tx) => tx.delete(staffChallenges).where(isThis));
  return rowCount === 1;
}
