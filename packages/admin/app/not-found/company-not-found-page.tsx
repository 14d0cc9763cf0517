import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { SearchX } from "@pecacerta/ui/icons.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { shellTexts } from "../texts/shell-texts.ts";

/** An unknown address below a company: its menu stays. */
export default function CompanyNotFoundPage() {
  const { slug } = useStaffCompany();
  return (
    <>
      <PageTitle title={shellTexts.notFoundTitle} />
      <EmptyState icon={SearchX} level="h1" title={shellTexts.notFoundTitle} hint={shellTexts.notFoundInCompanyHint}>
        <Link to={`/${slug}`} className="button button-secondary">
          {shellTexts.goToStart}
        </Link>
      </EmptyState>
    </>
  );
}
