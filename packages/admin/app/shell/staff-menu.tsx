import { ChevronDown, LogOut, UserRound } from "@pecacerta/ui/icons.tsx";
import { useRef } from "react";
import { Link } from "react-router";
import { useSignOut } from "../member/use-sign-out.ts";
import { useStaffUser } from "../member/use-staff-user.ts";
import { companyTexts } from "../texts/company-texts.ts";
import { useCloseOnArrival } from "./use-close-on-arrival.ts";
import "./top-menu.css";

/** The user's own pages and the sign-out, below a button of the top bar. */
export function StaffMenu() {
  const { name, email, companies, operator } = useStaffUser();
  const signOut = useSignOut();
  const menu = useRef<HTMLDivElement>(null);
  useCloseOnArrival(menu);
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget="staff-menu"
        className="top-menu-button flex max-w-60 items-center gap-2 px-3"
      >
        <UserRound size={20} />
        <span className="hidden truncate sm:block">{name}</span>
        <span className="sr-only sm:hidden">{companyTexts.accountMenu}</span>
        <ChevronDown size={16} />
      </button>
      <div ref={menu} id="staff-menu" popover="auto" className="top-menu-list py-2">
        <p className="top-menu-user px-4 pb-2">
          <b className="block truncate">{name}</b>
          <span className="block truncate note">{email}</span>
        </p>
        {companies.length > 1 ? (
          <Link to="/" className="top-menu-item flex items-center px-4">
            {companyTexts.switchCompany}
          </Link>
        ) : null}
        {operator ? (
          <Link to="/instalacao" className="top-menu-item flex items-center px-4">
            {companyTexts.installation}
          </Link>
        ) : null}
        <Link to="/conta" className="top-menu-item flex items-center px-4">
          {companyTexts.account}
        </Link>
        <button type="button" onClick={signOut} className="top-menu-item flex w-full items-center gap-2 px-4">
          {companyTexts.signOut}
          <LogOut size={16} />
        </button>
      </div>
    </div>
  );
}
