import { useContext, useEffect } from "react";
import { NonceContext } from "../../nonce.ts";
import { garageKey, useGarage } from "../garage/garage-store.ts";
import { useCompany } from "../shell/company.ts";

/**
 * Says on the root element whether a vehicle is chosen, so that styles keep a place for verdicts. While the page is
 * read already: the page is the same for everyone, and a place that opened later would move what is below it.
 */
export function VehicleAttribute() {
  const { slug } = useCompany();
  useEffect(() => {
    const updateAttribute = () => {
      const { isLoaded, garage } = useGarage.getState();
      if (isLoaded) document.documentElement.toggleAttribute("data-vehicle", garage.current !== null);
    };
    updateAttribute();
    return useGarage.subscribe(updateAttribute);
  }, []);
  const nonce = useContext(NonceContext);
  const script = { __html: earlyScript(garageKey(slug)) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words and the company's slug: small letters and dashes
  return <script nonce={nonce} dangerouslySetInnerHTML={script} suppressHydrationWarning />;
}

const earlyScript = (key: string): string =>
  `try{if(JSON.parse(localStorage.getItem("${key}")).value.garage.current)document.documentElement.setAttribute("data-vehicle","")}catch{}`;
