import { lazy, type ReactNode, Suspense, useState } from "react";
import { useStaffUser } from "../member/use-staff-user.ts";

const FactorNeeded = lazy(async () => ({ default: (await import("./factor-needed.tsx")).FactorNeeded }));

type FactorGateProps = { name: string; isRequired: boolean; children: ReactNode };

/** Shows the pages of a company, or of the installation, once the session has the second factor that it asks for. */
export function FactorGate({ name, isRequired, children }: FactorGateProps) {
  const { hasSecondFactor } = useStaffUser();
  const [isHeld, setHeld] = useState(false);
  if (!isHeld && (!isRequired || hasSecondFactor)) return children;
  return (
    <Suspense>
      <FactorNeeded name={name} holdPage={setHeld} />
    </Suspense>
  );
}
