import type { VehicleDto } from "@pecacerta/contract/vehicle";
import {
  isDueAtService,
  nextDueKm,
  nextServiceKm,
  overdueKm,
  parseMileage,
  serviceStepKm,
} from "@pecacerta/rules/service-plan";
import { m } from "#messages";
import { formatNumber } from "../../texts/numbers.ts";
import { DueParts } from "./due-parts.tsx";
import { MileageForm } from "./mileage-form.tsx";
import type { ServicePlanItem } from "./service-plan-item.ts";
import { usePlanEntry } from "./use-plan-entry.ts";
import "./service-plan.css";

type Props = { vehicle: VehicleDto; plan: readonly ServicePlanItem[]; initialMileage: number | null };

/** What is due at a mileage, with the parts that fit and their sum. Works as a plain form without scripts. */
export function ServicePlan({ vehicle, plan, initialMileage }: Props) {
  const { entry, change, store } = usePlanEntry(
    { mileage: initialMileage === null ? "" : `${initialMileage}` },
    mileageKmOf,
  );
  const input = entry.mileage;
  const mileage = parseMileage(input);
  const stepKm = serviceStepKm(plan);
  const serviceKm = mileage.ok ? nextServiceKm(mileage.value, stepKm) : undefined;
  const services = plan.map((item) => ({
    item,
    passedKm: mileage.ok ? overdueKm(item, mileage.value, stepKm) : undefined,
    isDue: serviceKm !== undefined && isDueAtService(item, serviceKm, stepKm),
  }));
  const overdue = services.flatMap(({ item, passedKm }) => (passedKm === undefined ? [] : [{ ...item, passedKm }]));
  const due = services.flatMap(({ item, passedKm, isDue }) => (isDue && passedKm === undefined ? [item] : []));
  const service = [serviceKm, ...overdue.map(({ id }) => id)].join();
  const later = services.flatMap(({ item, passedKm, isDue }) => (isDue || passedKm !== undefined ? [] : [item]));
  return (
    <section className="service" aria-labelledby="service">
      <h2 id="service">{m.service_plan()}</h2>
      <p className="service-hint">{m.service_plan_hint()}</p>
      <MileageForm
        vehicleId={vehicle.id}
        input={input}
        stepKm={stepKm}
        onChange={(text) => change({ mileage: text })}
        onLeave={store}
      />
      {serviceKm === undefined ? null : (
        <DueParts
          left={entry.service === service ? entry.left : undefined}
          onLeftChange={(left) => {
            change({ mileage: input, service, left });
            store();
          }}
          vehicle={vehicle}
          overdue={overdue}
          due={due}
          title={m.service_at({ km: formatNumber(serviceKm) })}
        />
      )}
      {later.length > 0 ? (
        <>
          <h3 className="service-title">{serviceKm === undefined ? m.service_intervals() : m.service_later()}</h3>
          <ul className="service-later">
            {later.map((item) => (
              <li key={item.id}>
                {item.part || item.hasUnstated ? (
                  <a href={`/catalog/${item.slug}?filter_vehicle=${vehicle.id}`}>{item.name}</a>
                ) : (
                  <p>{`${item.name} · ${m.service_no_part()}`}</p>
                )}
                <span>
                  {serviceKm === undefined
                    ? m.service_every({ km: formatNumber(item.intervalKm) })
                    : m.service_next_at({ km: formatNumber(nextDueKm(item, serviceKm)) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function mileageKmOf(text: string): number | undefined {
  const mileage = parseMileage(text);
  return mileage.ok ? mileage.value : undefined;
}
