import { and, eq, inArray, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { RedirectKind } from "./queries.ts";
import { slugRedirects } from "./tables.ts";

type SlugChange = { from: string; to: string; targetId: string };

/** From now on `from` leads to the page, and `to` is its own address. */
export const saveRedirect = (
  tx: TenantTransaction,
  { kind, now, ...change }: SlugChange & { kind: RedirectKind; now: Date },
): Promise<void> => saveRedirects(tx, kind, { changes: [change], now });

export async function saveRedirects(
  tx: TenantTransaction,
  kind: RedirectKind,
  { changes, now }: { changes: readonly SlugChange[]; now: Date },
): Promise<void> {
  if (changes.length === 0) return;
  await tx.delete(slugRedirects).where(
    redirectsOf(
      tx,
      kind,
      changes.map(({ to }) => to),
    ),
  );
  await tx
    .insert(slugRedirects)
    .values(
      changes.map(({ from, targetId }) => ({ companyId: tx.companyId, kind, slug: from, targetId, createdAt: now })),
    )
    .onConflictDoUpdate({
      target: [slugRedirects.companyId, slugRedirects.kind, slugRedirects.slug],
      set: { targetId: sql`excluded.target_id`, createdAt: sql`excluded.created_at` },
    });
}

/** The page of a brand with products precedes a redirect, so that both slugs stay free. */
export async function saveBrandRedirect(
  tx: TenantTransaction,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  if (from === to) return;
  await freeRedirect(tx, "brand", to);
  const { companyId, kind, slug, targetSlug } = slugRedirects;
  await tx
    .update(slugRedirects)
    .set({ targetSlug: to })
    .where(and(eq(companyId, tx.companyId), eq(kind, "brand"), eq(targetSlug, from)));
  await tx
    .insert(slugRedirects)
    .values({ companyId: tx.companyId, kind: "brand", slug: from, targetSlug: to, createdAt: now })
    .onConflictDoUpdate({ target: [companyId, kind, slug], set: { targetSlug: to, createdAt: now } });
}

/** The slug leads nowhere any more. */
export async function freeRedirect(tx: TenantTransaction, kind: RedirectKind | "brand", slug: string): Promise<void> {
  await tx.delete(slugRedirects).where(redirectsOf(tx, kind, [slug]));
}

export const redirectsOf = (tx: TenantTransaction, kind: RedirectKind | "brand", slugs: readonly string[]) =>
  and(eq(slugRedirects.companyId, tx.companyId), eq(slugRedirects.kind, kind), inArray(slugRedirects.slug, [...slugs]));

export async function deleteRedirectsTo(tx: TenantTransaction, kind: RedirectKind, targetId: string): Promise<void> {
  const { companyId } = slugRedirects;
  await tx
    .delete(slugRedirects)
    .where(and(eq(companyId, tx.companyId), eq(slugRedirects.kind, kind), eq(slugRedirects.targetId, targetId)));
}
