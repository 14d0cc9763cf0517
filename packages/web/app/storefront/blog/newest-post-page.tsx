import { findFullPost } from "@pecacerta/server/content/blog/queries";
import { loadCompanySettings } from "../../company-loaders.server.ts";
import { jsonLdContext, tenantContext } from "../../context.ts";
import { orThrowNotFound } from "../../not-found.ts";
import { urlBuilders } from "../json-ld/json-ld.server.ts";
import { postJsonLd } from "../json-ld/post-json-ld.server.ts";
import type { Route } from "./+types/newest-post-page";
import { FullPost } from "./full-post.tsx";
import { postMeta } from "./post-meta.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const post = orThrowNotFound(await findFullPost(context.get(tenantContext)));
  const { company } = await loadCompanySettings(context);
  context.set(jsonLdContext, postJsonLd(post, company.titulo, urlBuilders(context)));
  return { post };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? postMeta(matches, loaderData.post) : [];

export default function NewestPostPage({ loaderData: { post } }: Route.ComponentProps) {
  return <FullPost post={post} />;
}
