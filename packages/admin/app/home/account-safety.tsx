import { Card } from "@pecacerta/ui/card.tsx";
import { Link } from "react-router";
import { useStaffUser } from "../member/use-staff-user.ts";
import { companyTexts } from "../texts/company-texts.ts";

const FEW_RECOVERY_CODES = 3;

/** What the user's account lacks; nothing for a safe one. */
export function AccountSafety() {
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
