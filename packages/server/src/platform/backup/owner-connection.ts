import { type Outcome, refuse } from "@pecacerta/rules/outcome";
import pg from "pg";
import { maskUrl } from "../config/mask-url.ts";
import { errorMessage } from "../database/error-message.ts";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs the work on one connection of the tables' owner, without time limits: a large database takes its time.
 * Every failure is one line without the password.
 */
export async function withOwnerConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Outcome<Result, string>>,
): Promise<Outcome<Result, string>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "pecacerta-backup",
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // A lost connection also fails the statement under way.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    return refuse(`The database at ${maskUrl(url)} cannot be reached: ${errorMessage(error)}.`);
  }
  // A signal fails it, too, so that the work is undone in order.
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
