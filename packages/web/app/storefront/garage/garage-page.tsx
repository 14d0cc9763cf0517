import { garageText, useGarageText } from "../../texts/garage-text.ts";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/garage-page";
import { useGarage } from "./garage-store.ts";
import { VehiclePanels } from "./vehicle-panels.tsx";
import "../../css/vehicle-panels.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: garageText("TEXT_GARAGE"), isPrivate: true });

export default function GaragePage() {
  const text = useGarageText();
  return <AccountFrame title={text("TEXT_GARAGE")}>{() => <GarageContent />}</AccountFrame>;
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
