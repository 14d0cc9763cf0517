import { and, eq, sql } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { slugRedirects } from "../products/tables.ts";
import type { RedirectKind } from "./queries.ts";

type SlugChange = { kind: RedirectKind; from: string; to: string; targetId: string; now: Date };

/** From now on `from` leads to the page, and `to` is its own address. */
export async function saveRedirect(tx: TenantTransaction, change: SlugChange): Promise<void> {
  const { kind, from, to, targetId, now } = change;
  await freeRedirect(tx, kind, to);
  await tx
    .insert(slugRedirects)
    .values({ companyId: tx.companyId, kind, slug: from, targetId, createdAt: now })
    .onConflictDoUpdate({
      target: [slugRedirects.companyId, slugRedirects.kind, slugRedirects.slug],
      set: { targetId: sql`excluded.target_id`, createdAt: sql`excluded.created_at` },
    });
}

/** The slug leads nowhere any more. */
export async function freeRedirect(tx: TenantTransaction, kind: RedirectKind, slug: string): Promise<void> {
  const { companyId } = slugRedirects;
  await tx
    .delete(slugRedirects)
    .where(and(eq(companyId, tx.companyId), eq(slugRedirects.kind, kind), eq(slugRedirects.slug, slug)));
}

export async function deleteRedirectsTo(tx: TenantTransaction, kind: RedirectKind, targetId: string): Promise<void> {
  const { companyId } = slugRedirects;
  await tx
    .delete(slugRedirects)
    .where(and(eq(companyId, tx.companyId), eq(slugRedirects.kind, kind), eq(slugRedirects.targetId, targetId)));
}
