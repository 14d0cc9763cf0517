import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Building2, ChevronRight } from "@pecacerta/ui/icons.tsx";
import { Link, Navigate } from "react-router";
import { useStaffUser } from "../member/use-staff-user.ts";
import { UserFrame } from "../shell/user-frame.tsx";
import { companyTexts, roleName } from "../texts/company-texts.ts";
import "./companies-page.css";

export default function CompaniesPage() {
  const { companies, operator } = useStaffUser();
  const [only, ...others] = companies;
  if (only && others.length === 0) return <Navigate to={`/${only.slug}`} replace />;
  if (!only && operator) return <Navigate to="/instalacao" replace />;
  if (!only)
    return (
      <UserFrame title={companyTexts.chooseTitle}>
        <EmptyState icon={Building2} level="h1" title={companyTexts.noneTitle} hint={companyTexts.noneHint} />
      </UserFrame>
    );
  return (
    <UserFrame title={companyTexts.chooseTitle}>
      <h1>{companyTexts.chooseTitle}</h1>
      <ul className="box divided">
        {companies.map(({ slug, name, role, suspended }) => (
          <li key={slug}>
            <Link to={`/${slug}`} className="company-link flex items-center justify-between gap-4 p-4">
              <span className="min-w-0">
                <span className="company-link-name block truncate">{name}</span>
                <span className="note">{suspended ? companyTexts.suspended : roleName(role)}</span>
              </span>
              <ChevronRight size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </UserFrame>
  );
}
