import { copyText } from "@pecacerta/ui/copy-text.ts";
import { toast } from "@pecacerta/ui/toast.ts";
import { m } from "#messages";

/** Shares the canonical URL, which leads to this company. */
export async function sharePage(title: string): Promise<void> {
  const canonicalUrl = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const url = canonicalUrl ?? location.href;
  if (navigator.share) {
    // Rejected when the user cancels.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  if (await copyText(url)) toast.success(m.toast_link_copied());
  else toast.info(url);
}
