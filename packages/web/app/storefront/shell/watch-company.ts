import type { CompanyDto } from "@pecacerta/contract/companies";
import { followKept } from "../../client/kept.ts";
import { COMPANY_KEY, keepCompanyData, keptCompany, takeCompany } from "./company-data.ts";

/** What is as good as new: a page has the settings of the moment that it was made. */
const FRESH_MS = 300_000;

/**
 * Keeps the company's settings, follows what another tab learns of them, and asks for them again when somebody comes
 * back to a page that stood for a while. Answers how to stop.
 */
export function watchCompany(slug: string, company: CompanyDto): () => void {
  let asked = Date.now();
  keepCompanyData(company);
  const stopFollowing = followKept(COMPANY_KEY, () => {
    const told = keptCompany(company.id);
    if (told) takeCompany(told);
  });
  const onReturn = () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < FRESH_MS) return;
    asked = Date.now();
    // What cannot be had is not missed: the page goes on with what it has.
    import("./listen-company.ts").then(({ listenTo }) => listenTo(slug)).catch(() => undefined);
  };
  window.addEventListener("focus", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  return () => {
    stopFollowing();
    window.removeEventListener("focus", onReturn);
    document.removeEventListener("visibilitychange", onReturn);
  };
}
