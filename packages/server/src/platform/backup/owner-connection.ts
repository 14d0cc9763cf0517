import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { maskUrl } from "../config/mask-url.ts";
import { errorMessage } from "../database/error-message.ts";
import { connectionOptions } from "../database/primary.ts";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Without timeouts, because a large database takes long. Errors are one line without the password. */
export async function withOwnerConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Outcome<Result, string>>,
): Promise<Outcome<Result, string>> {
  const { Client, connectionString } = connectionOptions(url);
  const client = new Client({
    connectionString,
    application_name: "pecacerta-backup",
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // The statement under way fails as well.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    return refuse(`The database at ${maskUrl(url)} cannot be reached: ${errorMessage(error)}.`);
  }
  // A signal ends the connection, so that the work is undone.
  const interrupt = () => void client.end();
  for (const signal of STOP_SIGNALS) process.on(signal, interrupt);
  try {
    return await work(client);
  } catch (error) {
    return refuse(`${errorMessage(error)}.`);
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, interrupt);
    await client.end().catch(() => {});
  }
}
