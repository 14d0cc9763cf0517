import { createBlogPost } from "@pecacerta/server/content/blog/commands";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import type { SampleShop } from "../sample-types.ts";
import { BLOG_POSTS } from "../texts/blog-texts.ts";
import type { SampleDates } from "./sample-dates.ts";
import { sampleId } from "./sample-id.ts";

/** Loads the same articles for every company. */
export async function loadBlog(tx: TenantTransaction, { company }: SampleShop, dates: SampleDates): Promise<void> {
  for (const [at, { daysAgo, ...post }] of BLOG_POSTS.entries()) {
    const id = sampleId(`post ${company.slug}`, at);
    await createBlogPost(tx, { ...post, id, createdAt: dates.before(daysAgo, at) });
  }
}
