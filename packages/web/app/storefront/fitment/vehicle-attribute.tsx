import { useContext, useEffect } from "react";
import { NonceContext } from "../../nonce.ts";
import { useCompany } from "../companies/use-company.ts";
import { garageKey, useGarage } from "../garage/garage-store.ts";

/**
 * Marks the root element when a vehicle is chosen, so that styles reserve space for verdicts. An inline script does it
 * before the first paint, because pages are the same for everyone. It also marks a page for another vehicle.
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
  const script = { __html: import.meta.env.SSR ? earlyScript(garageKey(slug)) : "" };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script and the company's slug (lowercase letters and dashes)
  return <script nonce={nonce} dangerouslySetInnerHTML={script} suppressHydrationWarning />;
}

const earlyScript = (key: string): string =>
  `try{(${markVehicle})(JSON.parse(localStorage.getItem("${key}")).value.garage.current)}catch{}`;

function markVehicle(chosen: { id: string } | null): void {
  if (!chosen) return;
  const params = new URLSearchParams(location.search);
  const ofPage = params.get("filter_vehicle") || params.get("vehicle");
  document.documentElement.setAttribute("data-vehicle", "");
  if (ofPage && ofPage.toLowerCase() !== chosen.id) document.documentElement.setAttribute("data-other-vehicle", "");
}
