import { findFullPost } from "@pecacerta/server/content/blog/queries";
import { shopContext } from "../../context.ts";
import { orNotFound } from "../../not-found.ts";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/post-page";
import { WholePost } from "./whole-post.tsx";

export const loader = async ({ context, params: { slug } }: Route.LoaderArgs) => ({
  post: orNotFound(await findFullPost(context.get(shopContext), slug)),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, excerpt, slug } = loaderData.post;
  return pageMeta(matches, { title, description: excerpt, path: `/blog/${slug}` });
};

export default function PostPage({ loaderData: { post } }: Route.ComponentProps) {
  return <WholePost post={post} />;
}
