import { orderTotals } from "@pecacerta/rules/cart";
import { formatMoney } from "@pecacerta/rules/money";
import { formatPostcode } from "@pecacerta/rules/postcode";
import type { SalesTerms } from "@pecacerta/rules/sales-terms";
import { buildWhatsappReference, type WhatsappProduct } from "@pecacerta/rules/whatsapp";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { useSalesTerms } from "../companies/use-sales-terms.ts";
import { usePostcode } from "../delivery/postcode-store.ts";
import { useCurrentVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import { companyWhatsappLink } from "./company-whatsapp-link.ts";

/**
 * A WhatsApp link with `question` as the draft, or the company's greeting without one; undefined without a number. With
 * `products` the draft also names the selected vehicle and, for a product, the postcode and the total, if all have a price.
 * It ends with a reference code.
 */
export function useWhatsappLink(question?: string, products?: readonly WhatsappProduct[]): string | undefined {
  const { company } = useCompany();
  const vehicle = useCurrentVehicle();
  const terms = useSalesTerms();
  const postcode = usePostcode(({ postcode }) => postcode);
  if (!products) return companyWhatsappLink(company, question);
  return companyWhatsappLink(
    company,
    question,
    totalText(products, terms),
    vehicle && m.whatsapp_vehicle({ vehicle: vehicleName(vehicle) }),
    postcode && products.length > 0 ? m.whatsapp_postcode({ postcode: formatPostcode(postcode) }) : null,
    buildWhatsappReference(products, vehicle),
  );
}

function totalText(products: readonly WhatsappProduct[], terms: SalesTerms): string | undefined {
  const lines = products.flatMap(({ price, quantity }) => (price === undefined ? [] : [{ price, quantity }]));
  if (lines.length === 0 || lines.length < products.length) return undefined;
  return m.whatsapp_total({ total: formatMoney(orderTotals(lines, terms).total) });
}
