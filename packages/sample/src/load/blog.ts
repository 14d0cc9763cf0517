import { createBlogPost } from "@pecacerta/server/content/blog/commands";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import type { SampleShop } from "../sample-types.ts";
import type { SampleDates } from "./sample-dates.ts";
import { sampleId } from "./sample-id.ts";

export async function loadBlog(
  tx: TenantTransaction,
  { company, posts }: SampleShop,
  dates: SampleDates,
): Promise<void> {
  for (const [at, { daysAgo, ...post }] of posts.entries()) {
    const id = sampleId(`post ${company.slug}`, at);
    await createBlogPost(tx, { ...post, id, createdAt: dates.before(daysAgo, at) });
  }
}
