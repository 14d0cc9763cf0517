import { storedImageName, storedImageUrl } from "@pecacerta/rules/image-upload";
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { companies } from "../../companies/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { type ImageRow, images } from "./tables.ts";

export type ImageUsage = { images: number; maxImages: number; bytes: number; maxBytes: number };

type ListImagesInput = {
  view: "all" | "unused";
  names?: readonly string[] | undefined;
  limit: number;
  after?: string | undefined;
};

export const whereImage = (tx: TenantTransaction, name: string): SQL | undefined =>
  and(eq(images.companyId, tx.companyId), eq(images.name, name));

export async function findImage(tx: TenantTransaction, name: string): Promise<ImageRow | undefined> {
  const [row] = await tx.select().from(images).where(whereImage(tx, name));
  return row;
}

export async function findImageUsage(tx: TenantTransaction): Promise<ImageUsage> {
  const [limits] = await tx
    .select({ maxImages: companies.maxImages, maxBytes: companies.maxImageBytes })
    .from(companies)
    .where(eq(companies.id, tx.companyId));
  const [used] = await tx
    .select({
      images: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${images.bytes}), 0)::bigint`.mapWith(Number),
    })
    .from(images)
    .where(eq(images.companyId, tx.companyId));
  if (!limits || !used) throw new Error("There is no such company");
  return { ...limits, ...used };
}

/** The newest first. */
export async function listImages(
  tx: TenantTransaction,
  { view, names, limit, after }: ListImagesInput,
): Promise<{ items: ImageRow[]; next: string | null }> {
  const isListed = and(
    eq(images.companyId, tx.companyId),
    view === "unused" ? isNotNull(images.unusedSince) : undefined,
    names && inArray(images.name, [...names]),
    after === undefined ? undefined : isBeyond(after),
  );
  const rows = await tx
    .select()
    .from(images)
    .where(isListed)
    .orderBy(desc(images.createdAt), desc(images.name))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? `${last.createdAt.getTime()} ${last.name}` : null };
}

/** Nothing is beyond a position that no answer gave. */
function isBeyond(after: string): SQL {
  const [, time, name] = /^(\d{1,14}) ([0-9a-f]{20})$/.exec(after) ?? [];
  if (!time || !name) return sql`false`;
  const createdAt = new Date(Number(time));
  return sql`(date_trunc('milliseconds', ${images.createdAt}), ${images.name}) < (${createdAt.toISOString()}::timestamptz, ${name})`;
}

/**
 * Locks images that a page is about to show, so that none is deleted meanwhile. Returns the URLs of images that the
 * company does not have; the sample's pictures belong to all.
 */
export async function lockImages(tx: TenantTransaction, urls: readonly string[]): Promise<string[]> {
  const names = [...new Set(urls.flatMap((url) => storedImageName(url) ?? []))].toSorted();
  if (names.length === 0) return urls.filter((url) => !isSamplePicture(url));
  const rows = await tx
    .select({ name: images.name, width: images.width, height: images.height })
    .from(images)
    .where(and(eq(images.companyId, tx.companyId), inArray(images.name, names)))
    .orderBy(images.name)
    .for("key share");
  const known = new Set(rows.flatMap((row) => [storedImageUrl(row.name), storedImageUrl(row.name, row)]));
  return urls.filter((url) => !known.has(url) && !isSamplePicture(url));
}

export const isUnknownImage = async (tx: TenantTransaction, url: string | null | undefined): Promise<boolean> =>
  typeof url === "string" && (await lockImages(tx, [url])).length > 0;

/** None is named as the files of stored images are. */
const isSamplePicture = (url: string): boolean =>
  /^\/pictures\/(?![0-9a-f]{20}-\d+\.)[a-z0-9][a-z0-9-]*\.(webp|svg)$/.test(url);
