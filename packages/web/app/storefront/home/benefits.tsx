import { Handshake, type IconType, MessageCircle, Phone, QrCode, ShieldCheck, Truck } from "@pecacerta/ui/icons.tsx";
import { type HomeText, useHomeText } from "../../texts/home-text.ts";
import { type CompanyData, useCompany } from "../company/use-company.ts";

type Benefit = { icon: IconType; title: string; hint: string };

/** The company's services: payment, delivery, returns, help. */
export function Benefits() {
  const text = useHomeText();
  return (
    <ul className="frame promises">
      {benefitsOf(useCompany(), text).map(({ icon: Icon, title, hint }) => (
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

function benefitsOf({ company, offersPix }: CompanyData, text: HomeText): Benefit[] {
  const help = company.whatsapp
    ? { icon: MessageCircle, title: text("TEXT_PROMISE_HELP"), hint: text("TEXT_PROMISE_HELP_HINT") }
    : { icon: Phone, title: text("TEXT_PROMISE_HELP"), hint: company.telefone ?? "" };
  const payment = offersPix
    ? { icon: QrCode, title: text("TEXT_PROMISE_PIX"), hint: text("TEXT_PROMISE_PIX_HINT") }
    : { icon: Handshake, title: text("TEXT_PROMISE_COMBINED"), hint: text("TEXT_PROMISE_COMBINED_HINT") };
  return [
    { icon: Truck, title: text("TEXT_PROMISE_DELIVERY"), hint: text("TEXT_PROMISE_DELIVERY_HINT") },
    { icon: ShieldCheck, title: text("TEXT_PROMISE_RETURN"), hint: text("TEXT_PROMISE_RETURN_HINT") },
    payment,
    help,
  ];
}
