import { createContext, use, useState } from "react";
import { useLocation } from "react-router";

/** The page's JSON-LD while the server renders it. Browsers read it from the document instead. */
export const JsonLdContext = createContext<object | null>(null);

export function JsonLdScript() {
  const jsonLd = use(JsonLdContext);
  const { pathname } = useLocation();
  const [initial] = useState(() => ({ pathname, html: toHtml(jsonLd) }));
  if (!initial.html || initial.pathname !== pathname) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag's first character
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: initial.html }} />;
}

const toHtml = (jsonLd: object | null): string | null | undefined =>
  typeof document === "undefined"
    ? jsonLd && JSON.stringify(jsonLd).replaceAll("<", "\\u003c")
    : document.querySelector('script[type="application/ld+json"]')?.innerHTML;
