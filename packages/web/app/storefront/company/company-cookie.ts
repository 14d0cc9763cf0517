const MAX_AGE_S = 31_536_000;

/**
 * Sets the cookie that selects the company on a shared host to this tab's company. Tabs share it, so each tab sets it
 * before its requests. A company with its own host needs none.
 */
export function storeCompanyCookie(): void {
  const slug = document.documentElement.dataset.company;
  if (!slug) return;
  const [prefix, secure] = location.protocol === "https:" ? ["__Host-", "; Secure"] : ["", ""];
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers too late
  document.cookie = `${prefix}company=${slug}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`;
}
