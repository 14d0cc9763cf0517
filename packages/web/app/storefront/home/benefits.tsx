import { formatMoney } from "@pecacerta/rules/money";
import type { SalesTerms } from "@pecacerta/rules/sales-terms";
import { Handshake, type IconType, MessageCircle, Phone, QrCode, ShieldCheck, Truck } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { type CompanyData, useCompany } from "../companies/use-company.ts";
import "./benefits.css";

type Benefit = { icon: IconType; title: string; hint: string };

/** The company's services: payment, delivery, returns, help. */
export function Benefits() {
  return (
    <ul className="frame promises">
      {benefitsOf(useCompany()).map(({ icon: Icon, title, hint }) => (
        <li key={title} className="promise">
          <Icon size={28} strokeWidth={1.5} />
          <p>
            <b>{title}</b>
            <span>{hint}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

const shippingHint = ({ shipping_flat_rate }: SalesTerms): string =>
  shipping_flat_rate === 0
    ? m.promise_delivery_free()
    : m.promise_delivery_hint({ price: formatMoney(shipping_flat_rate) });

function benefitsOf({ company, offersPix }: CompanyData): Benefit[] {
  const help = company.whatsapp
    ? { icon: MessageCircle, title: m.promise_help(), hint: m.promise_help_hint() }
    : { icon: Phone, title: m.promise_help(), hint: company.telefone ?? "" };
  const payment = offersPix
    ? { icon: QrCode, title: m.promise_pix(), hint: m.promise_pix_hint() }
    : { icon: Handshake, title: m.promise_combined(), hint: m.promise_combined_hint() };
  return [
    { icon: Truck, title: m.promise_delivery(), hint: shippingHint(company.terms) },
    { icon: ShieldCheck, title: m.promise_return(), hint: m.promise_return_hint() },
    payment,
    help,
  ];
}
