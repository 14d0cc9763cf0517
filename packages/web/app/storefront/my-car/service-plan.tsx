import type { VehicleDto } from "@pecacerta/contract/vehicle";
import {
  isDueAtService,
  MAX_MILEAGE_KM,
  nextDueKm,
  nextServiceKm,
  overdueKm,
  parseMileage,
  serviceStepKm,
} from "@pecacerta/rules/service-plan";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { useState } from "react";
import { m } from "#messages";
import { formatNumber } from "../../texts/numbers.ts";
import { MY_CAR_PATH } from "../garage/my-car-url.ts";
import { DueParts } from "./due-parts.tsx";
import type { ServicePlanItem } from "./service-plan-item.ts";
import "./service-plan.css";

type Props = { vehicle: VehicleDto; plan: readonly ServicePlanItem[]; initialMileage: number | null };

/** What is due at a mileage, with the parts that fit and their sum. Works as a plain form without scripts. */
export function ServicePlan({ vehicle, plan, initialMileage }: Props) {
  const [input, setInput] = useState(initialMileage === null ? "" : `${initialMileage}`);
  const [typed, setTyped] = useState(input);
  const [isLeft, setLeft] = useState(false);
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
  const later = services.flatMap(({ item, passedKm, isDue }) => (isDue || passedKm !== undefined ? [] : [item]));
  return (
    <section className="service" aria-labelledby="service">
      <h2 id="service">{m.service_plan()}</h2>
      <p className="service-hint">{m.service_plan_hint()}</p>
      <form className="service-form" action={MY_CAR_PATH} method="get" onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="vehicle" value={vehicle.id} />
        <Field
          label={m.service_mileage()}
          name="km"
          inputMode="numeric"
          autoComplete="off"
          value={input}
          error={mileage.ok ? undefined : mileageErrorText(mileage.refusal, isLeft && input.trim() !== "")}
          onChange={({ target }) => {
            setInput(target.value);
            setTyped(target.value);
            setLeft(false);
          }}
          onBlur={() => setLeft(true)}
        />
        <input
          type="range"
          className="service-range"
          aria-label={m.service_mileage()}
          min={0}
          max={rangeEndKm(typed, stepKm)}
          step={stepKm}
          value={mileage.ok ? mileage.value : 0}
          onChange={({ target }) => setInput(target.value)}
        />
        <noscript>
          <Button type="submit" variant="secondary">
            {m.service_show()}
          </Button>
        </noscript>
      </form>
      {serviceKm === undefined ? null : (
        <DueParts
          key={[serviceKm, ...overdue.map(({ id }) => id)].join()}
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

const mileageErrorText = (refusal: string, isComplete: boolean): string | undefined => {
  if (refusal === "MILEAGE_TOO_HIGH") return m.service_mileage_too_high({ km: formatNumber(MAX_MILEAGE_KM) });
  return isComplete ? m.service_mileage_invalid() : undefined;
};

const RANGE_STEPS = 30;

function rangeEndKm(typed: string, stepKm: number): number {
  const mileage = parseMileage(typed);
  return Math.max(stepKm * RANGE_STEPS, mileage.ok ? nextServiceKm(mileage.value, stepKm) : 0);
}
