/** Shares the canonical URL, which leads to this company. Returns it if the browser shares nothing, to be copied. */
export async function sharePage(title: string): Promise<string | undefined> {
  const canonicalUrl = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const url = canonicalUrl ?? location.href;
  if (!navigator.share) return url;
  // Rejected when the user cancels.
  await navigator.share({ title, url }).catch(() => undefined);
  return undefined;
}
