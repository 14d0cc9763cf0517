import { Notice } from "@pecacerta/ui/notice.tsx";
import { Outlet } from "react-router";
import { FactorGate } from "../account/factor-gate.tsx";
import { useStaffUser } from "../member/use-staff-user.ts";
import { UserFrame } from "../shell/user-frame.tsx";
import { installationTexts } from "../texts/installation-texts.ts";

/** Pages of operators, outside any company. */
export default function InstallationFrame() {
  const { operator } = useStaffUser();
  if (operator)
    return (
      <FactorGate name={installationTexts.installation} isRequired>
        <Outlet />
      </FactorGate>
    );
  return (
    <UserFrame title={installationTexts.title}>
      <h1>{installationTexts.title}</h1>
      <Notice tone="warning">{installationTexts.onlyOperators}</Notice>
    </UserFrame>
  );
}
