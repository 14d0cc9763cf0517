import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createFolder } from "@pecacerta/embedded-postgres/home";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { Config } from "./config.ts";

/** Derives the secrets of links. It is not in the database, which has only the hashes of the secrets. */
export type SecretKey = Buffer;

const FILE = "secret-key";
const BYTES = 32;

/** SECRET_KEY, or the file `secret-key` in the data folder, created at the first start. All processes need the same key. */
export async function readSecretKey({ SECRET_KEY, DATA_DIR }: Config): Promise<Outcome<SecretKey, string>> {
  if (SECRET_KEY) return accept(Buffer.from(SECRET_KEY));
  const path = join(DATA_DIR, FILE);
  try {
    const text = await readFile(path, "utf8").catch((error) => {
      if (error.code !== "ENOENT") throw error;
      return makeKeyFile(path, DATA_DIR);
    });
    if (text.trim().length < BYTES) return refuse(`The key in ${path} is too short: bring it back, or set SECRET_KEY.`);
    return accept(Buffer.from(text.trim()));
  } catch (error) {
    return refuse(`The key ${path} cannot be used: ${(error as Error).message}. Set SECRET_KEY instead.`);
  }
}

export const deriveSecret = (key: SecretKey, ...parts: readonly string[]): string =>
  createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");

// A link fails if the file exists: of two processes that start together, both read the same key.
async function makeKeyFile(path: string, folder: string): Promise<string> {
  await createFolder(folder);
  const temporaryPath = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporaryPath, `${randomBytes(BYTES).toString("base64url")}\n`, { mode: 0o600, flush: true });
    await link(temporaryPath, path).catch((error) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(temporaryPath, { force: true });
  }
  return await readFile(path, "utf8");
}
