import type pg from "pg";
import type { Logger } from "pino";
import type { Database } from "../platform/database/open.ts";
import { PRODUCT_CHANGE_SCOPES } from "./catalog-changes/catalog-changes.ts";
import type { CatalogVersions } from "./catalog-versions.ts";
import type { Directory } from "./directory.ts";
import { loadPlaces } from "./lost-nodes.ts";

type Receiver = {
  database: Database;
  nodes: readonly unknown[];
  versions: CatalogVersions;
  directory: Directory;
  log: Logger;
};

export function handleNotification({ channel, payload = "" }: pg.Notification, receiver: Receiver): void {
  const { versions, log } = receiver;
  if (channel === "directory") {
    reloadDirectory(receiver).catch((error) =>
      log.warn({ err: error }, "The directory of companies could not be read"),
    );
    return;
  }
  const [companyId = "", version = "", productId, on] = payload.split("/");
  if (productId === undefined) versions.setVersion(companyId, Number(version));
  else
    versions.addProductChange({
      companyId,
      productChanges: Number(version),
      productId,
      on: PRODUCT_CHANGE_SCOPES.find((scope) => scope === on) ?? "list",
    });
}

async function reloadDirectory({ database, directory, nodes }: Receiver): Promise<void> {
  await directory.reload();
  if (nodes.length > 1) await loadPlaces(database);
}
