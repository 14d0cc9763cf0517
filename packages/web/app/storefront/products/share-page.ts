import { textOf } from "../../texts/text.ts";
import { copyText } from "../../ui/copy-text.ts";
import { toast } from "../../ui/toast.ts";

/** Shares the address that search engines know, so that it leads to this company from anywhere. */
export async function sharePage(title: string): Promise<void> {
  const canonicalUrl = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const url = canonicalUrl ?? location.href;
  if (navigator.share) {
    // Whoever thinks better of it says so by refusing.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  if (await copyText(url)) toast.success(textOf("TEXT_TOAST_LINK_COPIED"));
  else toast.info(url);
}
