import { findFullPost } from "@pecacerta/server/content/blog/queries";
import { tenantContext } from "../../context.ts";
import { orThrowNotFound } from "../../not-found.ts";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/newest-post-page";
import { FullPost } from "./full-post.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  post: orThrowNotFound(await findFullPost(context.get(tenantContext))),
});

// The canonical URL is the post's.
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, excerpt, slug } = loaderData.post;
  return pageMeta(matches, { title, description: excerpt, path: `/blog/${slug}` });
};

export default function NewestPostPage({ loaderData: { post } }: Route.ComponentProps) {
  return <FullPost post={post} />;
}
