import { Secret, TOTP } from "otpauth";

/** The code that an authenticator shows. A string is the key as the user types it. */
export const authenticatorCode = (secret: Buffer | string, time: Date): string =>
  TOTP.generate({
    secret:
      typeof secret === "string" ? Secret.fromBase32(secret) : new Secret({ buffer: new Uint8Array(secret).buffer }),
    timestamp: time.getTime(),
  });
