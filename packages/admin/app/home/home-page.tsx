import { Card } from "@pecacerta/ui/card.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../company/use-staff-company.ts";
import { useStaffUser } from "../session/use-staff-user.ts";
import { companyTexts, roleName } from "../texts/company-texts.ts";
import { pageTitle } from "../texts/shell-texts.ts";

const FEW_RECOVERY_CODES = 3;

export default function HomePage() {
  const { name } = useStaffUser();
  const company = useStaffCompany();
  return (
    <>
      <title>{pageTitle(companyTexts.home)}</title>
      <div className="grid gap-1">
        <h1>{companyTexts.greeting(name)}</h1>
        <p className="muted">{companyTexts.roleIn(roleName(company.role), company.name)}</p>
      </div>
      <AccountSafety />
    </>
  );
}

/** What the user's account lacks; nothing for a safe one. */
function AccountSafety() {
  const { factors } = useStaffUser();
  const hasFactor = factors.totp || factors.passkeys > 0;
  if (hasFactor && factors.recoveryCodes > FEW_RECOVERY_CODES) return null;
  return (
    <Card title={companyTexts.safetyTitle} className="max-w-xl">
      <p>{hasFactor ? companyTexts.fewCodes(factors.recoveryCodes) : companyTexts.withoutFactor}</p>
      <Link to="/conta" className="button button-primary mt-4">
        {hasFactor ? companyTexts.newCodes : companyTexts.setUpFactor}
      </Link>
    </Card>
  );
}
