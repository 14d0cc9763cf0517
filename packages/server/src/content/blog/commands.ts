import { slugify } from "@pecacerta/rules/text";
import { and, eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { blogCategories, blogPostCategories, blogPosts } from "./tables.ts";

export type CreateBlogPostInput = {
  id?: string;
  title: string;
  image: string | null;
  excerpt: string;
  content: string;
  /** Names; missing categories are created. */
  categories: readonly string[];
  createdAt: Date;
  published?: boolean;
};

export async function createBlogPost(
  tx: TenantTransaction,
  { categories, ...post }: CreateBlogPostInput,
): Promise<string> {
  const { companyId } = tx;
  const [postId, slug] = [post.id ?? uuid(), slugify(post.title)];
  await tx.insert(blogPosts).values({ ...post, companyId, id: postId, slug });
  const slugs = categories.map(slugify);
  if (slugs.length === 0) return slug;
  const newCategories = categories.map((name) => ({ companyId, id: uuid(), slug: slugify(name), name }));
  await tx.insert(blogCategories).values(newCategories).onConflictDoNothing();
  const categoryRows = await tx
    .select({ categoryId: blogCategories.id })
    .from(blogCategories)
    .where(and(eq(blogCategories.companyId, companyId), inArray(blogCategories.slug, slugs)));
  await tx.insert(blogPostCategories).values(categoryRows.map((one) => ({ ...one, companyId, postId })));
  return slug;
}
