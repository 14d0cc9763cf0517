import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Building2, LogOut, User } from "@pecacerta/ui/icons.tsx";
import { Link } from "react-router";
import type { CompanyMenuItem } from "../member/company-menu.ts";
import { useSignOut } from "../member/use-sign-out.ts";
import { useStaffUser } from "../member/use-staff-user.ts";
import { companyTexts } from "../texts/company-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { CompanyMenuLinks } from "./company-menu-links.tsx";
import "./more-sheet.css";

type MoreSheetProps = { slug: string; items: readonly CompanyMenuItem[]; onClose: () => void };

/** What the bar at the lower edge has no place for. */
export function MoreSheet({ slug, items, onClose }: MoreSheetProps) {
  const { companies } = useStaffUser();
  const signOut = useSignOut();
  return (
    <Dialog open onClose={onClose} title={companyTexts.more} closeLabel={shellTexts.close} className="dialog-sheet">
      <nav aria-label={companyTexts.otherPages} className="more-sheet grid">
        <CompanyMenuLinks slug={slug} items={items} onFollow={onClose} />
        {companies.length > 1 ? (
          <Link to="/" onClick={onClose} className="company-menu-link flex items-center">
            <Building2 size={20} />
            {companyTexts.switchCompany}
          </Link>
        ) : null}
        <Link to="/conta" onClick={onClose} className="company-menu-link flex items-center">
          <User size={20} />
          {companyTexts.account}
        </Link>
        <button type="button" onClick={signOut} className="company-menu-link flex items-center">
          <LogOut size={20} />
          {companyTexts.signOut}
        </button>
      </nav>
    </Dialog>
  );
}
