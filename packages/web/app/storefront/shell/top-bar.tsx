import type { Company } from "@pecacerta/contract/companies";
import { dialUri } from "@pecacerta/rules/phone";
import { useText } from "../../texts/text.ts";
import { MessageCircle, Phone, Scale } from "../../ui/icons.tsx";
import { companyWhatsapp } from "./company-whatsapp.ts";

export function TopBar({ company }: { company: Company }) {
  const text = useText();
  const whatsapp = companyWhatsapp(company);
  return (
    <div className="frame top-row">
      {company.telefone ? (
        <a href={dialUri(company.telefone)} className="top-item">
          <Phone size={14} />
          {company.telefone}
        </a>
      ) : null}
      {whatsapp ? (
        <a href={whatsapp} className="top-item" target="_blank" rel="noopener noreferrer">
          <MessageCircle size={14} />
          {text("TEXT_HELP_ON_WHATSAPP")}
        </a>
      ) : null}
      <a href="/compare" className="top-item top-end">
        <Scale size={14} />
        <span>
          {text("TEXT_COMPARE")} (<span data-compare-count="">0</span>)
        </span>
      </a>
      {company.cidade ? (
        <span className="top-item">{text("TEXT_SHIPS_FROM", { city: company.cidade, state: company.uf ?? "" })}</span>
      ) : null}
    </div>
  );
}
