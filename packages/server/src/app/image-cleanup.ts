import { DAY_MS } from "@pecacerta/rules/duration";
import {
  deleteImages,
  findImageNames,
  findImagesUnusedSince,
  markUnusedImages,
} from "../catalog/images/delete-images.ts";
import {
  type FindShownImages,
  findImagesOfCatalog,
  findImagesOfHistory,
  findImagesOfProducts,
} from "../catalog/images/shown-images.ts";
import { createCompanyJob } from "../companies/company-job.ts";
import type { Installation } from "../companies/installation.ts";
import { findImagesOfPosts } from "../content/blog/shown-images.ts";
import { type Tenant, withTenantTransaction } from "../platform/database/tenant.ts";
import type { ScheduledJob } from "../platform/jobs/scheduled-job.ts";
import { findImagesOfOrders } from "../sales/orders/shown-images.ts";

const RETENTION_MS = 30 * DAY_MS;
const BATCH = 100;
/** Each has six files, which a bucket may take half a second each to delete. */
const DELETION_BATCH = 10;

/** What staff cannot delete an image from. The cleanup looks at the history of products, too. */
export const shownImageFinders: readonly FindShownImages[] = [
  findImagesOfProducts,
  findImagesOfCatalog,
  findImagesOfPosts,
  findImagesOfOrders,
];
export const retainedImageFinders: readonly FindShownImages[] = [...shownImageFinders, findImagesOfHistory];

export const createImageCleanupJob = (installation: Installation): ScheduledJob =>
  createCompanyJob(installation, {
    name: "image-cleanup",
    cron: "20 6 * * *",
    run: (tenant, signal) => cleanUpImages(tenant, installation, { now: new Date(), signal }),
  });

/** Marks the images that nothing shows, and deletes those that were marked 30 days ago. */
export async function cleanUpImages(
  tenant: Tenant,
  { fileStore }: Pick<Installation, "fileStore">,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const retention = { shownImageFinders: retainedImageFinders, now };
  for (let names: string[] = [], after = ""; !signal?.aborted; after = names.at(-1) ?? "") {
    names = await withTenantTransaction(tenant, async (tx) => {
      const batch = await findImageNames(tx, after, BATCH);
      await markUnusedImages(tx, batch, retention);
      return batch;
    });
    if (names.length < BATCH) break;
  }
  const deletion = { ...retention, fileStore, actor: { kind: "program" } } as const;
  const expired = new Date(now.getTime() - RETENTION_MS);
  for (let deleted = DELETION_BATCH; deleted === DELETION_BATCH && !signal?.aborted; ) {
    deleted = await withTenantTransaction(tenant, async (tx) =>
      deleteImages(tx, await findImagesUnusedSince(tx, expired, DELETION_BATCH), deletion),
    );
  }
}
