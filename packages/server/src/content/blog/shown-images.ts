import { and, eq, inArray } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { blogPosts } from "./tables.ts";

/** Which of these URLs a post shows. */
export async function findImagesOfPosts(tx: TenantTransaction, urls: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ url: blogPosts.image })
    .from(blogPosts)
    .where(and(eq(blogPosts.companyId, tx.companyId), inArray(blogPosts.image, [...urls])));
  return rows.flatMap(({ url }) => url ?? []);
}
