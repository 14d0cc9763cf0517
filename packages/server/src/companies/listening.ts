import type pg from "pg";
import type { Logger } from "pino";
import { connect } from "../database/open.ts";
import type { Directory } from "./directory.ts";
import type { Versions } from "./version.ts";

const RETRY_MS = 500;

/** Hears what other processes wrote, and connects again whenever the database went away. Answers how to stop. */
export async function listen(
  url: string,
  { versions, directory, log }: { versions: Versions; directory: Directory; log: Logger },
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function start() {
    client = await connect(url, lost);
    client.on("end", lost);
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel === "directory")
        return void directory.reload().catch((error) => log.warn({ err: error }, "directory"));
      const [companyId = "", version = ""] = payload.split("/");
      versions.moved(companyId, version);
    });
    await client.query("listen catalogue; listen directory");
    await directory.reload();
  }

  function lost() {
    versions.lost();
    client?.removeAllListeners("end");
    client?.removeAllListeners("notification");
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => void start().catch(lost), RETRY_MS);
  }

  await start();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}
