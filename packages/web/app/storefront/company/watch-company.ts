import type { CompanyDto } from "@pecacerta/contract/companies";
import { onStorageChange } from "../../client/storage.ts";
import { applyCompany, COMPANY_STORAGE_KEY, readStoredCompany, storeCompany } from "./company-updates.ts";

/** The page's settings count as current for this long. */
const REFRESH_AFTER_MS = 300_000;

/** Follows other tabs, and refetches the settings when an old tab regains focus. Returns the cleanup function. */
export function watchCompany(slug: string, company: CompanyDto): () => void {
  let refreshedAt = Date.now();
  storeCompany(company);
  const stopFollowing = onStorageChange(COMPANY_STORAGE_KEY, () => {
    const stored = readStoredCompany(company.id);
    if (stored) applyCompany(stored);
  });
  const onReturn = () => {
    if (document.visibilityState !== "visible" || Date.now() - refreshedAt < REFRESH_AFTER_MS) return;
    refreshedAt = Date.now();
    // On failure the page continues with the settings that it has.
    import("./refresh-company.ts").then(({ refreshCompany: listenTo }) => listenTo(slug)).catch(() => undefined);
  };
  window.addEventListener("focus", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  return () => {
    stopFollowing();
    window.removeEventListener("focus", onReturn);
    document.removeEventListener("visibilitychange", onReturn);
  };
}
