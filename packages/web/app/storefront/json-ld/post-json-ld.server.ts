import type { BlogPostDto } from "@pecacerta/contract/blog";
import { shareImageUrl } from "@pecacerta/rules/gallery";
import { shortenText } from "@pecacerta/rules/text";
import { m } from "#messages";
import { breadcrumbJsonLd, type UrlBuilders } from "./json-ld.server.ts";

/** The limit of search engines. */
const MAX_HEADLINE = 110;

export function postJsonLd(post: BlogPostDto, seller: string, { pageAt, fileAt }: UrlBuilders): object[] {
  const address = pageAt(`/blog/${post.slug}`);
  const organization = { "@type": "Organization", name: seller, url: pageAt("/") };
  const breadcrumbs = [
    { name: m.home(), href: "/" },
    { name: m.blog(), href: "/blog" },
    { name: post.title, href: `/blog/${post.slug}` },
  ];
  return [
    {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: shortenText(post.title, MAX_HEADLINE),
      url: address,
      mainEntityOfPage: address,
      datePublished: post.date,
      inLanguage: "pt-BR",
      ...(post.excerpt && { description: post.excerpt }),
      ...(post.image && { image: fileAt(shareImageUrl(post.image) ?? post.image) }),
      ...(post.categories.length > 0 && { articleSection: post.categories }),
      author: organization,
      publisher: organization,
    },
    breadcrumbJsonLd(breadcrumbs, pageAt),
  ];
}
