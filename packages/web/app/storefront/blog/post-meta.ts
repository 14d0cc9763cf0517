import type { BlogPostDto } from "@pecacerta/contract/blog";
import type { MetaDescriptor } from "react-router";
import { type Matches, pageMeta } from "../companies/page-meta.ts";

/** A post has one canonical URL, whichever page shows it. */
export function postMeta(matches: Matches, { title, excerpt, slug, image }: BlogPostDto): MetaDescriptor[] {
  const path = `/blog/${slug}`;
  return pageMeta(matches, { title, description: excerpt, path, type: "article", images: [image] });
}
