import { m } from "#messages";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/garage-page";
import { useGarage } from "./garage-store.ts";
import { VehiclePanels } from "./vehicle-panels.tsx";
import "./vehicle-panels.css";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.garage(), isPrivate: true });

export default function GaragePage() {
  return <AccountFrame title={m.garage()}>{() => <GarageContent />}</AccountFrame>;
}

function GarageContent() {
  const isLoaded = useGarage((state) => state.isLoaded);
  return isLoaded ? (
    <section className="vehicle-page">
      <VehiclePanels />
    </section>
  ) : (
    <AccountSkeleton />
  );
}
