import type { CompanyDto } from "@pecacerta/contract/companies";
import { useStoredCompany } from "./company-store.ts";

/** The page's settings count as current for this long. */
const REFRESH_AFTER_MS = 300_000;

/** Follows other tabs, and refetches the settings when an old tab regains focus. Returns the cleanup function. */
export function watchCompany(slug: string, company: CompanyDto): () => void {
  let refreshedAt = Date.now();
  const stopFollowing = useStoredCompany.watch(company.id);
  // The page's own settings are newer than what an earlier page stored.
  useStoredCompany.setState({ company });
  const stopApplying = useStoredCompany.subscribe(({ company: newest }) => newest && applyTheme(newest));
  const onReturn = () => {
    if (document.visibilityState !== "visible" || Date.now() - refreshedAt < REFRESH_AFTER_MS) return;
    refreshedAt = Date.now();
    // On failure the page continues with the settings that it has.
    import("./refresh-company.ts").then(({ refreshCompany }) => refreshCompany(slug)).catch(() => undefined);
  };
  window.addEventListener("focus", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  return () => {
    stopFollowing();
    stopApplying();
    window.removeEventListener("focus", onReturn);
    document.removeEventListener("visibilitychange", onReturn);
  };
}

function applyTheme({ cor_padrao, header, header_mobile }: CompanyDto): void {
  Object.assign(document.documentElement.dataset, { theme: cor_padrao, header, mobile: header_mobile });
}
