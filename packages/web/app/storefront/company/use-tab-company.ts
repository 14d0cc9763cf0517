import { useEffect, useRef } from "react";
import { storeCompanyCookie } from "./company-cookie.ts";
import { useCompany } from "./use-company.ts";
import { watchCompany } from "./watch-company.ts";

/** Keeps this tab's company when it comes back to the front: another tab may have named another one meanwhile. */
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
