import type { CompanyDto } from "@pecacerta/contract/companies";
import { formatPhone, telUri } from "@pecacerta/rules/phone";
import { MapPin, PackageSearch, Phone, Scale } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { CompareCount } from "../compare/compare-count.tsx";
import { TopPickers } from "./top-pickers.tsx";
import "./top-bar.css";

export function TopBar({ company }: { company: CompanyDto }) {
  const { telefone, cidade, uf } = company;
  return (
    <div className="frame top-row">
      {telefone ? (
        <a href={telUri(telefone)} className="top-item">
          <Phone size={14} />
          {formatPhone(telefone)}
        </a>
      ) : null}
      <a href="/track-order" className="top-item">
        <PackageSearch size={14} />
        {m.track_order()}
      </a>
      {cidade ? (
        <a href="/contact-us" className="top-item min-w-0">
          <MapPin size={14} />
          {/* The only one whose length nobody knows beforehand. */}
          <span className="truncate">{m.store_place({ city: cidade, state: uf })}</span>
        </a>
      ) : null}
      <a href="/compare" className="top-item top-end">
        <Scale size={14} />
        <span>
          {m.compare()} (<CompareCount />)
        </span>
      </a>
      <TopPickers />
    </div>
  );
}
