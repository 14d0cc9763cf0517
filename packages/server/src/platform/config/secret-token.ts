import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes in 43 characters that are valid in headers, cookies and URLs. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** The database stores only this hash of a secret. */
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();
