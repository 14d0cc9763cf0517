import type { Tx } from "@pecacerta/server/companies/shop";
import { addPost } from "@pecacerta/server/content/blog/commands";
import type { SampleShop } from "../shapes.ts";
import { BLOG_POSTS } from "../texts/blog-texts.ts";
import { idOf } from "./id.ts";
import type { Moments } from "./moments.ts";

/** The same articles for every shop: what they say holds for all. */
export async function loadBlog(tx: Tx, { company }: SampleShop, moments: Moments): Promise<void> {
  for (const [at, { daysAgo, ...post }] of BLOG_POSTS.entries()) {
    const id = idOf(`post ${company.slug}`, at);
    await addPost(tx, { ...post, id, createdAt: moments.before(daysAgo, at) });
  }
}
