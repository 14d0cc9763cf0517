import { buildWhatsappReference, type WhatsappProduct } from "@pecacerta/rules/whatsapp";
import { textOf } from "../../texts/text.ts";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import { companyWhatsappLink } from "./company-whatsapp-link.ts";
import { useCompany } from "./use-company.ts";

/**
 * A chat with this shop's company, its greeting and `about` as the draft; undefined where it has no number. With
 * `products`, be there any or none, the draft names the chosen vehicle too, and ends in a code for both.
 */
export function useWhatsappLink(about?: string, products?: readonly WhatsappProduct[]): string | undefined {
  const { company } = useCompany();
  const vehicle = useCurrentVehicle();
  if (!products) return companyWhatsappLink(company, about);
  const named = vehicle && textOf("TEXT_WHATSAPP_VEHICLE", { vehicle: vehicleName(vehicle) });
  return companyWhatsappLink(company, about, named, buildWhatsappReference(products, vehicle));
}
