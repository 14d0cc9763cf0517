import { useContext } from "react";
import { IslandsContext } from "./island.tsx";

export const LINKED_DATA = "linked-data";

/**
 * What search engines read of a page, written by the server. In a browser it is left as it stands in the document, and
 * pages that are drawn there have none: nobody reads it.
 */
export function LinkedData({ page }: { page: string }) {
  const written = useContext(IslandsContext)[LINKED_DATA] ?? standing(page);
  if (!written) return null;
  return (
    <script
      type="application/ld+json"
      data-page={page}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own with every `<` escaped
      dangerouslySetInnerHTML={{ __html: written }}
      suppressHydrationWarning
    />
  );
}

function standing(page: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]');
  return [...scripts].find((script) => script.dataset.page === page)?.innerHTML;
}

/** As text inside a script: no `<` can end it, or begin a comment in it. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
