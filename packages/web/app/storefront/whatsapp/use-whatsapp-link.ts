import { buildWhatsappReference, type WhatsappProduct } from "@pecacerta/rules/whatsapp";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import { companyWhatsappLink } from "./company-whatsapp-link.ts";

/**
 * A WhatsApp link with the company's greeting and `about` as the draft; undefined without a number. With `products` the
 * draft also names the selected vehicle and ends with a reference code.
 */
export function useWhatsappLink(about?: string, products?: readonly WhatsappProduct[]): string | undefined {
  const { company } = useCompany();
  const vehicle = useCurrentVehicle();
  if (!products) return companyWhatsappLink(company, about);
  const named = vehicle && m.whatsapp_vehicle({ vehicle: vehicleName(vehicle) });
  return companyWhatsappLink(company, about, named, buildWhatsappReference(products, vehicle));
}
