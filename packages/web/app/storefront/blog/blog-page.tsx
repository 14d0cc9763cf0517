import { findBlogCategories, findLatestPosts } from "@pecacerta/server/content/blog/queries";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { m } from "#messages";
import { tenantContext } from "../../context.ts";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/blog-page";
import { PostCard } from "./post-card.tsx";
import "./blog.css";

const POSTS = 12;
const SIDEBAR_POSTS = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(tenantContext);
  const [posts, categories] = await Promise.all([findLatestPosts(shop, POSTS), findBlogCategories(shop)]);
  return { posts, categories: categories.map(({ slug, name, items }) => ({ slug, name, items })) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: m.blog(),
    description: m.blog_intro(),
    path: "/blog",
    images: loaderData?.posts.map(({ image }) => image),
  });

export default function BlogPage({ loaderData: { posts, categories } }: Route.ComponentProps) {
  return (
    <div className="frame pb-16">
      <Breadcrumb label={m.way_here()} crumbs={[{ name: m.home(), href: "/" }]} current={m.blog()} />
      <h1>{m.blog()}</h1>
      <p className="mt-2 mb-8 muted">{m.blog_intro()}</p>
      <div className="blog">
        <div className="grid content-start gap-8">
          {posts.length === 0 ? <p className="notice">{m.blog_empty()}</p> : null}
          {posts.map((post) => (
            <PostCard key={post.id} post={post} readOn={m.blog_read()} />
          ))}
        </div>
        {posts.length > 0 ? (
          <aside className="blog-side">
            <section aria-labelledby="blog-categories">
              <h2 id="blog-categories" className="blog-side-title">
                {m.blog_categories()}
              </h2>
              <ul className="blog-side-list">
                {categories.map(({ slug, name, items }) => (
                  <li key={slug} className="py-1">{`${name} (${items})`}</li>
                ))}
              </ul>
            </section>
            <nav aria-labelledby="blog-latest">
              <h2 id="blog-latest" className="blog-side-title">
                {m.blog_latest()}
              </h2>
              <ul className="blog-side-list">
                {posts.slice(0, SIDEBAR_POSTS).map(({ id, slug, title }) => (
                  <li key={id}>
                    <a href={`/blog/${slug}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </aside>
        ) : null}
      </div>
    </div>
  );
}
