import type { CompanyDto } from "@pecacerta/contract/companies";
import { onStorageChange } from "../../client/storage.ts";
import { applyCompany, COMPANY_STORAGE_KEY, readStoredCompany, storeCompany } from "./company-updates.ts";

/** What is as good as new: a page has the settings of the moment that it was made. */
const REFRESH_AFTER_MS = 300_000;

/**
 * Keeps the company's settings, follows what another tab learns of them, and asks for them again when somebody comes
 * back to a page that stood for a while. Answers how to stop.
 */
export function watchCompany(slug: string, company: CompanyDto): () => void {
  let refreshedAt = Date.now();
  storeCompany(company);
  const stopFollowing = onStorageChange(COMPANY_STORAGE_KEY, () => {
    const told = readStoredCompany(company.id);
    if (told) applyCompany(told);
  });
  const onReturn = () => {
    if (document.visibilityState !== "visible" || Date.now() - refreshedAt < REFRESH_AFTER_MS) return;
    refreshedAt = Date.now();
    // What cannot be had is not missed: the page goes on with what it has.
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
