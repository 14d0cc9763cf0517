import { useEffect, useRef } from "react";
import { useCompany } from "./company.ts";
import { keepCompany } from "./company-cookie.ts";
import { watchCompany } from "./watch-company.ts";

/** Keeps this tab's company when it comes back to the front: another tab may have named another one meanwhile. */
export function useOwnCompany(): void {
  const { slug, company } = useCompany();
  const ofPage = useRef(company);
  useEffect(() => watchCompany(slug, ofPage.current), [slug]);
  useEffect(() => {
    keepCompany();
    const onReturn = () => document.visibilityState === "visible" && keepCompany();
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
