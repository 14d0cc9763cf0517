import { ownProperty } from "@pecacerta/rules/own-property";
import { createContext, useContext } from "react";

export type Islands = Readonly<Record<string, string>>;

/** Ready markup by name, on the server only. In a browser it is already in the document. */
export const IslandsContext = createContext<Islands>({});

type Props = {
  name: string;
  as?: "div" | "nav" | "footer";
  className?: string;
  id?: string;
  popover?: "auto";
  "aria-label"?: string;
};

/**
 * Markup that is the same on every page and never changes in the browser: drawn once on the server, not drawn again for
 * each page, not sent a second time as data, and not taken over by React. Links in it work as all links do.
 */
export function Island({ name, as: Tag = "div", ...rest }: Props) {
  const html = ownProperty(useContext(IslandsContext), name) ?? standing(name);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own components wrote it
  return <Tag {...rest} data-island={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

const seen = new Map<string, string>();

function standing(name: string): string {
  if (typeof document === "undefined") return "";
  const known = seen.get(name);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-island="${name}"]`)?.innerHTML ?? "";
  seen.set(name, html);
  return html;
}
