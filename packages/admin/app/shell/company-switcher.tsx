import type { StaffCompanyDto } from "@pecacerta/contract/admin/staff";
import { Check, ChevronDown } from "@pecacerta/ui/icons.tsx";
import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { useStaffUser } from "../member/use-staff-user.ts";
import { companyTexts } from "../texts/company-texts.ts";
import { useCloseOnArrival } from "./use-close-on-arrival.ts";
import "./top-menu.css";

/** The company's name; of several companies a list that leads to the same section of another. */
export function CompanySwitcher({ company }: { company: StaffCompanyDto }) {
  const { companies } = useStaffUser();
  const list = useRef<HTMLDivElement>(null);
  useCloseOnArrival(list);
  const section = useLocation().pathname.split("/")[2];
  if (companies.length === 1)
    return (
      <Link to={`/${company.slug}`} className="company-name truncate">
        {company.name}
      </Link>
    );
  return (
    <div className="relative min-w-0">
      <button
        type="button"
        popoverTarget="companies"
        className="top-menu-button flex max-w-full items-center gap-2 px-2"
      >
        <span className="company-name truncate">{company.name}</span>
        <ChevronDown size={16} />
        <span className="sr-only">{companyTexts.switchCompany}</span>
      </button>
      <div ref={list} id="companies" popover="auto" className="top-menu-list top-menu-start py-2">
        {companies.map(({ slug, name }) => (
          <Link
            key={slug}
            to={section && section !== "ajustes" ? `/${slug}/${section}` : `/${slug}`}
            aria-current={slug === company.slug ? "true" : undefined}
            className="top-menu-item flex items-center justify-between gap-3 px-4"
          >
            <span className="truncate">{name}</span>
            {slug === company.slug ? <Check size={18} /> : null}
          </Link>
        ))}
      </div>
    </div>
  );
}
