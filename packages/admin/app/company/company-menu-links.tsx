import { NavLink } from "react-router";
import { type CompanyMenuItem, companyMenuPath } from "../member/company-menu.ts";
import { useStaffCounts } from "../member/use-staff-counts.ts";
import { companyTexts } from "../texts/company-texts.ts";
import { formatInteger } from "../texts/list-texts.ts";
import "./company-menu.css";

type CompanyMenuLinksProps = { slug: string; items: readonly CompanyMenuItem[]; onFollow?: () => void };

export function CompanyMenuLinks({ slug, items, onFollow }: CompanyMenuLinksProps) {
  const counts = useStaffCounts();
  return items.map(({ path, label, icon: Icon, count }) => (
    <NavLink
      key={path}
      to={companyMenuPath(slug, path)}
      end={path === ""}
      onClick={onFollow}
      className="company-menu-link flex flex-1 items-center"
    >
      <Icon size={20} />
      <span>{label}</span>
      <MenuCount count={counts && count ? count(counts) : 0} />
    </NavLink>
  ));
}

const MenuCount = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className="company-menu-count">
      {formatInteger(count)}
      <span className="sr-only"> {companyTexts.waiting}</span>
    </span>
  ) : null;
