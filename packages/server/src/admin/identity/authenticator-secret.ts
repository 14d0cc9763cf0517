import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { deriveSecret, type SecretKey } from "../../platform/config/secret-key.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 20;
const STEP_MS = 30_000;

export const createAuthenticatorSecret = (): Buffer => randomBytes(SECRET_BYTES);

const keyOf = (secretKey: SecretKey): Buffer =>
  Buffer.from(deriveSecret(secretKey, "staff-authenticator"), "base64url");

/** Bound to the user: the secret of one cannot stand in the row of another. */
export function encryptForUser(secretKey: SecretKey, staffUserId: string, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secretKey), nonce).setAAD(Buffer.from(staffUserId));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

export function decryptForUser(secretKey: SecretKey, staffUserId: string, encrypted: Buffer): Buffer {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secretKey), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(staffUserId)).setAuthTag(encrypted.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

const authenticatorOf = (secret: Buffer, label = ""): TOTP =>
  new TOTP({ issuer: "Peça Certa", label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

/** What the user scans or types. */
export function describeAuthenticator(secret: Buffer, email: string): { secret: string; url: string } {
  const authenticator = authenticatorOf(secret, email);
  return { secret: authenticator.secret.base32, url: authenticator.toString() };
}

/** The time step of a code, at most one before or after now. */
export function timeStepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const delta = authenticatorOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / STEP_MS) + delta;
}

export const currentCodeOf = (secret: Buffer, now: Date): string =>
  authenticatorOf(secret).generate({ timestamp: now.getTime() });
