import { formatPhone, telUri } from "@pecacerta/rules/phone";
import { Mail, MessageCircle, Phone } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { companyWhatsappLink } from "../whatsapp/company-whatsapp-link.ts";
import "./drawer-rows.css";

export function DrawerContact() {
  const { company } = useCompany();
  const whatsapp = companyWhatsappLink(company);
  const { telefone } = company;
  return (
    <div className="drawer-contact">
      <a href="/contact-us" className="drawer-row">
        <Mail size={20} strokeWidth={1.75} />
        <span>{m.menu_talk()}</span>
      </a>
      {telefone ? (
        <a href={telUri(telefone)} className="drawer-row">
          <Phone size={20} strokeWidth={1.75} />
          <span>{formatPhone(telefone)}</span>
        </a>
      ) : null}
      {whatsapp ? (
        <a href={whatsapp} className="button button-whatsapp button-wide" target="_blank" rel="noopener noreferrer">
          <MessageCircle size={20} />
          {m.help_on_whatsapp()}
        </a>
      ) : null}
    </div>
  );
}
