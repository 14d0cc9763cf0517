import type { BlogPostDto } from "@pecacerta/contract/blog";
import type { CategoryDto } from "@pecacerta/contract/categories";
import { type SQL, sql } from "drizzle-orm";
import { reader, type Tenant } from "../../platform/database/tenant.ts";

export type FullBlogPost = BlogPostDto & { content: string };

export async function findLatestPosts(tenant: Tenant, limit: number): Promise<BlogPostDto[]> {
  const { rows } = await reader(tenant).execute<BlogPostDto>(sql`
    select ${postColumns(tenant)} ${fromPublishedPosts(tenant)} order by ${NEWEST_FIRST} limit ${limit}`);
  return rows;
}

export async function findFullPost(tenant: Tenant, slug?: string): Promise<FullBlogPost | undefined> {
  const whereSlug = slug === undefined ? sql`` : sql`and post.slug = ${slug}`;
  const { rows } = await reader(tenant).execute<FullBlogPost>(sql`
    select ${postColumns(tenant)}, post.content ${fromPublishedPosts(tenant)} ${whereSlug} order by ${NEWEST_FIRST} limit 1`);
  return rows[0];
}

const postColumns = (tenant: Tenant): SQL => sql`post.id, post.slug, post.title, post.image, post.excerpt,
  to_char(post.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date,
  array(select c.name from blog_post_categories link
    join blog_categories c on c.company_id = link.company_id and c.id = link.category_id
    where link.company_id = ${tenant.companyId} and link.post_id = post.id order by c.name) as categories`;
const NEWEST_FIRST = sql`post.created_at desc, post.id`;

const fromPublishedPosts = (tenant: Tenant): SQL =>
  sql`from blog_posts post where post.company_id = ${tenant.companyId} and post.published`;

export async function findBlogCategories(tenant: Tenant): Promise<CategoryDto[]> {
  const { rows } = await reader(tenant).execute<Pick<CategoryDto, "id" | "slug" | "name" | "items">>(sql`
    select c.id, c.slug, c.name, (select count(*)::int from blog_post_categories link
      join blog_posts post on post.company_id = link.company_id and post.id = link.post_id and post.published
      where link.company_id = ${tenant.companyId} and link.category_id = c.id) as items
    from blog_categories c where c.company_id = ${tenant.companyId} order by c.name, c.id`);
  const defaults = {
    type: "blog",
    image: null,
    parent: null,
    layout: "products",
    customFields: {},
  } as const;
  return rows.map((row) => ({ ...defaults, children: [], ...row }));
}
