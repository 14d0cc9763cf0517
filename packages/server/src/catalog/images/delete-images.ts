import { IMAGE_WIDTHS } from "@pecacerta/rules/gallery";
import { storedImageUrl } from "@pecacerta/rules/image-upload";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { IMAGE_FORMATS } from "./image-variants.ts";
import { type ImageRow, images } from "./tables.ts";

/** Which of these URLs a feature shows. Each feature that stores URLs of images has one. */
export type FindShownImages = (tx: TenantTransaction, urls: readonly string[]) => Promise<string[]>;

type Deletion = { fileStore: FileStore; actor: Actor; isShown: readonly FindShownImages[]; now: Date };

export async function deleteImage(
  tx: TenantTransaction,
  name: string,
  deletion: Deletion,
): Promise<Outcome<undefined, "IMAGE_NOT_FOUND" | "IMAGE_IN_USE">> {
  const rows = await lockRows(tx, [name]);
  if (rows.length === 0) return refuse("IMAGE_NOT_FOUND");
  const deleted = await deleteRows(tx, rows, deletion);
  return deleted > 0 ? accept(undefined) : refuse("IMAGE_IN_USE");
}

export const deleteImages = async (
  tx: TenantTransaction,
  names: readonly string[],
  deletion: Deletion,
): Promise<number> => deleteRows(tx, await lockRows(tx, names), deletion);

/** In one order, so that two deletions never deadlock. */
const lockRows = (tx: TenantTransaction, names: readonly string[]) =>
  tx
    .select()
    .from(images)
    .where(and(eq(images.companyId, tx.companyId), inArray(images.name, [...names])))
    .orderBy(images.name)
    .for("update");

/**
 * After the lock: a save that adds an image to a page holds it until that is visible. The files go before the transaction
 * ends, so that an upload of the same image, which waits for it, writes them again.
 */
async function deleteRows(tx: TenantTransaction, rows: ImageRow[], { fileStore, actor, isShown, now }: Deletion) {
  const shown = await findShown(
    tx,
    isShown,
    rows.map(({ name }) => name),
  );
  const unused = rows.filter(({ name }) => !shown.has(name));
  const names = unused.map(({ name }) => name);
  if (names.length === 0) return 0;
  await tx.delete(images).where(and(eq(images.companyId, tx.companyId), inArray(images.name, names)));
  for (const { name, text, bytes } of unused) {
    const entry = { action: "image.deleted", subjectKind: "image", subjectId: name, at: now };
    await appendAuditEntry(tx, actor, { ...entry, before: { text, bytes } });
  }
  const own = unused.filter(({ width }) => width !== null);
  await Promise.all(own.flatMap(({ name }) => filesOf(name).map((file) => fileStore.delete(file))));
  return names.length;
}

const filesOf = (name: string): string[] =>
  IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => `${name}-${width}.${format}`));

async function findShown(tx: TenantTransaction, isShown: readonly FindShownImages[], names: readonly string[]) {
  const nameOf = new Map(names.map((name) => [storedImageUrl(name), name]));
  const shown = new Set<string>();
  for (const find of isShown) for (const url of await find(tx, [...nameOf.keys()])) shown.add(nameOf.get(url) ?? "");
  return shown;
}

/** Writes since when each image is unused. */
export async function markUnusedImages(
  tx: TenantTransaction,
  isShown: readonly FindShownImages[],
  now: Date,
): Promise<void> {
  const rows = await tx
    .select({ name: images.name, unusedSince: images.unusedSince })
    .from(images)
    .where(eq(images.companyId, tx.companyId));
  if (rows.length === 0) return;
  const shown = await findShown(
    tx,
    isShown,
    rows.map(({ name }) => name),
  );
  const shownAgain = rows.filter(({ name, unusedSince }) => unusedSince && shown.has(name)).map(({ name }) => name);
  const unused = rows.filter(({ name, unusedSince }) => !unusedSince && !shown.has(name)).map(({ name }) => name);
  const among = (names: string[]) => and(eq(images.companyId, tx.companyId), inArray(images.name, names));
  if (shownAgain.length > 0) await tx.update(images).set({ unusedSince: null }).where(among(shownAgain));
  if (unused.length > 0)
    await tx
      .update(images)
      .set({ unusedSince: now })
      .where(and(among(unused), isNull(images.unusedSince)));
}

export async function findImagesUnusedSince(tx: TenantTransaction, time: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ name: images.name })
    .from(images)
    .where(and(eq(images.companyId, tx.companyId), isNotNull(images.unusedSince), lte(images.unusedSince, time)))
    .orderBy(images.unusedSince)
    .limit(limit);
  return rows.map(({ name }) => name);
}
