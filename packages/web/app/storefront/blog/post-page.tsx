import { findFullPost } from "@pecacerta/server/content/blog/queries";
import { tenantContext } from "../../context.ts";
import { orThrowNotFound } from "../../not-found.ts";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/post-page";
import { FullPost } from "./full-post.tsx";

export const loader = async ({ context, params: { slug } }: Route.LoaderArgs) => ({
  post: orThrowNotFound(await findFullPost(context.get(tenantContext), slug)),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, excerpt, slug } = loaderData.post;
  return pageMeta(matches, { title, description: excerpt, path: `/blog/${slug}` });
};

export default function PostPage({ loaderData: { post } }: Route.ComponentProps) {
  return <FullPost post={post} />;
}
