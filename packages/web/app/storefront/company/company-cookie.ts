const MAX_AGE_S = 31_536_000;

/**
 * Says again whose shop this tab shows. Companies on one address are told apart by a cookie, which all tabs share:
 * the tab that asks next must be the one that it names. A company with a host of its own needs none.
 */
export function storeCompanyCookie(): void {
  const slug = document.documentElement.dataset.company;
  if (!slug) return;
  const [prefix, secure] = location.protocol === "https:" ? ["__Host-", "; Secure"] : ["", ""];
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers too late
  document.cookie = `${prefix}company=${slug}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`;
}
