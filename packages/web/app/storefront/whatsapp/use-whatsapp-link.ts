import { formatPostcode } from "@pecacerta/rules/postcode";
import { buildWhatsappReference, type WhatsappProduct } from "@pecacerta/rules/whatsapp";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { usePostcode } from "../delivery/postcode-store.ts";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import { companyWhatsappLink } from "./company-whatsapp-link.ts";

/**
 * A WhatsApp link with `question` as the draft, or the company's greeting without one; undefined without a number. With
 * `products` the draft also names the selected vehicle and, for a product, the postcode, and ends with a reference code.
 */
export function useWhatsappLink(question?: string, products?: readonly WhatsappProduct[]): string | undefined {
  const { company } = useCompany();
  const vehicle = useCurrentVehicle();
  const postcode = usePostcode(({ postcode }) => postcode);
  if (!products) return companyWhatsappLink(company, question);
  return companyWhatsappLink(
    company,
    question,
    vehicle && m.whatsapp_vehicle({ vehicle: vehicleName(vehicle) }),
    postcode && products.length > 0 ? m.whatsapp_postcode({ postcode: formatPostcode(postcode) }) : null,
    buildWhatsappReference(products, vehicle),
  );
}
