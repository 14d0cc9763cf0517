import { Truck } from "@pecacerta/ui/icons.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { lazy, Suspense } from "react";
import { m } from "#messages";
import { importWithReload } from "../../client/import-with-reload.ts";
import { useCompany } from "../companies/use-company.ts";
import "./delivery-estimate.css";

const PostcodeEstimate = lazy(() =>
  importWithReload(() => import("./postcode-estimate.tsx")).then(({ PostcodeEstimate }) => ({
    default: PostcodeEstimate,
  })),
);

/** Asks for the postcode once and says when an order arrives there. Empty if the company states no delivery times. */
export function DeliveryEstimate() {
  const { delivery } = useCompany().company;
  const isHydrated = useHydrated();
  if (!delivery) return null;
  return (
    <div className="delivery-estimate">
      <Truck size={20} />
      {isHydrated ? (
        <Suspense fallback={<EstimateTitle />}>
          <PostcodeEstimate terms={delivery} />
        </Suspense>
      ) : (
        <EstimateTitle />
      )}
    </div>
  );
}

const EstimateTitle = () => <p>{m.delivery_by_postcode()}</p>;
