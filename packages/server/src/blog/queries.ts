import type { BlogPost } from "@pecacerta/contract/blog";
import type { Category } from "@pecacerta/contract/categories";
import { type SQL, sql } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";

export type WholePost = BlogPost & { content: string };

/** The newest posts, without their text. */
export async function latestPosts(shop: Shop, limit: number): Promise<BlogPost[]> {
  const posts = await postsWhere(shop, sql`true`, limit);
  return posts.map(({ content, ...post }) => post);
}

/** One post with its text; without a slug, the newest. */
export const wholePost = async (shop: Shop, slug?: string): Promise<WholePost | undefined> =>
  (await postsWhere(shop, slug === undefined ? sql`true` : sql`post.slug = ${slug}`, 1))[0];

/** What the posts are about, by name, each with how many there are. */
export async function blogCategoriesOf(shop: Shop): Promise<Category[]> {
  const { rows } = await reader(shop).execute<Pick<Category, "id" | "slug" | "name" | "items">>(sql`
    select c.id, c.slug, c.name, (select count(*)::int from blog_post_categories place
      join blog_posts post on post.company_id = place.company_id and post.id = place.post_id and post.published
      where place.company_id = c.company_id and place.category_id = c.id) as items
    from blog_categories c where c.company_id = ${shop.companyId} order by c.name, c.id`);
  const usual = {
    type: "blog",
    image: null,
    parent: null,
    layout: "products",
    customFields: {},
  } as const;
  return rows.map((row) => ({ ...usual, children: [], ...row }));
}

async function postsWhere(shop: Shop, which: SQL, limit: number): Promise<WholePost[]> {
  const { rows } = await reader(shop).execute<Omit<WholePost, "date"> & { createdAt: Date }>(sql`
    select post.id, post.slug, post.title, post.image, post.excerpt, post.content, post.created_at as "createdAt",
      array(select c.name from blog_post_categories place
        join blog_categories c on c.company_id = place.company_id and c.id = place.category_id
        where place.company_id = post.company_id and place.post_id = post.id order by c.name) as categories
    from blog_posts post
    where post.company_id = ${shop.companyId} and post.published and ${which}
    order by post.created_at desc, post.id limit ${limit}`);
  return rows.map(({ createdAt, ...post }) => ({ ...post, date: new Date(createdAt).toISOString() }));
}
