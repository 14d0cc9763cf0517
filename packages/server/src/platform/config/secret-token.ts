import { createHash, randomBytes } from "node:crypto";

export const createSecret = (): string => randomBytes(32).toString("base64url");

/** The database stores only this hash of a secret. */
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();
