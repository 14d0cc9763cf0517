import { useEffect, useRef } from "react";
import { storeCompanyCookie } from "./company-cookie.ts";
import { useCompany } from "./use-company.ts";
import { watchCompany } from "./watch-company.ts";

/** Sets the company cookie again when the tab regains focus: another tab may have changed it. */
export function useTabCompany(): void {
  const { slug, company } = useCompany();
  const pageCompany = useRef(company);
  useEffect(() => watchCompany(slug, pageCompany.current), [slug]);
  useEffect(() => {
    storeCompanyCookie();
    const onReturn = () => document.visibilityState === "visible" && storeCompanyCookie();
    window.addEventListener("focus", onReturn);
    window.addEventListener("pageshow", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      window.removeEventListener("focus", onReturn);
      window.removeEventListener("pageshow", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, []);
}
