import { findBlogCategories, findLatestPosts } from "@pecacerta/server/content/blog/queries";
import { Breadcrumb } from "@pecacerta/ui/breadcrumb.tsx";
import { tenantContext } from "../../context.ts";
import { blogText, useBlogText } from "../../texts/blog-text.ts";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/blog-page";
import { PostCard } from "./post-card.tsx";

const POSTS = 12;
const SIDEBAR_POSTS = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(tenantContext);
  const [posts, categories] = await Promise.all([findLatestPosts(shop, POSTS), findBlogCategories(shop)]);
  return { posts, categories: categories.map(({ slug, name, items }) => ({ slug, name, items })) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: blogText("TEXT_BLOG"),
    description: blogText("TEXT_BLOG_INTRO"),
    path: "/demo/blog/classic-right-sidebar",
  });

/** The latest posts with a sidebar. */
export default function BlogPage({ loaderData: { posts, categories } }: Route.ComponentProps) {
  const text = useBlogText();
  return (
    <div className="frame pb-16">
      <Breadcrumb label={text("TEXT_WAY_HERE")} crumbs={[{ name: text("TEXT_HOME"), href: "/" }]} />
      <h1>{text("TEXT_BLOG")}</h1>
      <p className="mt-2 mb-8 text-grey-600">{text("TEXT_BLOG_INTRO")}</p>
      <div className="blog">
        <div className="grid content-start gap-8">
          {posts.length === 0 ? <p className="notice">{text("TEXT_BLOG_EMPTY")}</p> : null}
          {posts.map((post) => (
            <PostCard key={post.id} post={post} readOn={text("TEXT_BLOG_READ")} />
          ))}
        </div>
        {posts.length > 0 ? (
          <aside className="blog-side">
            <section aria-labelledby="blog-categories">
              <h2 id="blog-categories" className="footer-title">
                {text("TEXT_BLOG_CATEGORIES")}
              </h2>
              <ul className="footer-list">
                {categories.map(({ slug, name, items }) => (
                  <li key={slug} className="py-1">{`${name} (${items})`}</li>
                ))}
              </ul>
            </section>
            <nav aria-labelledby="blog-latest">
              <h2 id="blog-latest" className="footer-title">
                {text("TEXT_BLOG_LATEST")}
              </h2>
              <ul className="footer-list">
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
