const MAX_AGE_S = 31_536_000;

/** Tabs of a shared host share the cookie, so each tab sets it before its requests. */
export function storeCompanyCookie(): void {
  const slug = document.documentElement.dataset.company;
  if (!slug) return;
  const [prefix, secure] = location.protocol === "https:" ? ["__Host-", "; Secure"] : ["", ""];
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers too late
  document.cookie = `${prefix}company=${slug}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`;
}
