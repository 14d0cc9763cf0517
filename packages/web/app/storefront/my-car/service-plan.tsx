import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { orderTotals, totalsLines } from "@pecacerta/rules/cart";
import { formatMoney } from "@pecacerta/rules/money";
import {
  isDueAtService,
  MAX_MILEAGE_KM,
  MAX_TYPED_MILEAGE_LENGTH,
  nextDueKm,
  nextServiceKm,
  parseMileage,
  serviceStepKm,
} from "@pecacerta/rules/service-plan";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { useState } from "react";
import { m } from "#messages";
import { formatNumber } from "../../texts/numbers.ts";
import { TotalsList } from "../cart/totals-list.tsx";
import { useSalesTerms } from "../companies/use-sales-terms.ts";
import { verdictCautions } from "../fitment/verdict-text.ts";
import { MY_CAR_PATH } from "../garage/my-car-url.ts";
import { availabilityText } from "../product-info/availability-text.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { canBuyCard } from "./choose-plan-part.ts";
import type { ServicePlanItem } from "./service-plan-item.ts";
import { useBuyService } from "./use-buy-service.ts";
import "./service-plan.css";

type Props = { vehicle: VehicleDto; plan: readonly ServicePlanItem[]; initialMileage: number | null };

/** What is due at a mileage, with the parts that fit and their sum. Works as a plain form without scripts. */
export function ServicePlan({ vehicle, plan, initialMileage }: Props) {
  const [input, setInput] = useState(initialMileage === null ? "" : `${initialMileage}`);
  const mileage = parseMileage(input);
  const stepKm = serviceStepKm(plan);
  const serviceKm = mileage === null ? undefined : nextServiceKm(mileage, stepKm);
  const due = serviceKm === undefined ? [] : plan.filter((item) => isDueAtService(item, serviceKm, stepKm));
  const later = plan.filter((item) => !due.includes(item));
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
          maxLength={MAX_TYPED_MILEAGE_LENGTH}
          value={input}
          onChange={({ target }) => setInput(target.value)}
        />
        <input
          type="range"
          className="service-range"
          aria-label={m.service_mileage()}
          min={0}
          max={Math.min(MAX_MILEAGE_KM, stepKm * 30)}
          step={stepKm}
          value={mileage ?? 0}
          onChange={({ target }) => setInput(target.value)}
        />
        <noscript>
          <Button type="submit" variant="secondary">
            {m.service_show()}
          </Button>
        </noscript>
      </form>
      {serviceKm === undefined ? null : (
        <DueParts key={serviceKm} vehicle={vehicle} due={due} title={m.service_at({ km: formatNumber(serviceKm) })} />
      )}
      {later.length > 0 ? (
        <>
          <h3 className="service-title">{serviceKm === undefined ? m.service_intervals() : m.service_later()}</h3>
          <ul className="service-later">
            {later.map((item) => (
              <li key={item.slug}>
                <a href={`/catalog/${item.slug}?filter_vehicle=${vehicle.id}`}>{item.name}</a>
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

type DueProps = { vehicle: VehicleDto; due: readonly ServicePlanItem[]; title: string };

/** Parts that fit are chosen; of the others the shopper must verify a condition or the specification. */
function DueParts({ vehicle, due, title }: DueProps) {
  const [left, setLeft] = useState(() =>
    due.filter(({ evidence }) => evidence.verdict !== "serves").map(({ slug }) => slug),
  );
  const chosen = due.filter(({ slug, card }) => canBuyCard(card) && !left.includes(slug));
  const { isBusy, buy } = useBuyService();
  const totals = orderTotals(
    chosen.map(({ card, quantity }) => ({ price: card.price ?? 0, quantity })),
    useSalesTerms(),
  );
  const toggle = (slug: string) =>
    setLeft((previous) => (previous.includes(slug) ? previous.filter((other) => other !== slug) : [...previous, slug]));
  return (
    <>
      <h3 className="service-title">{title}</h3>
      <ul>
        {due.map((item) => (
          <DuePart
            key={item.slug}
            item={item}
            vehicle={vehicle}
            isChosen={chosen.includes(item)}
            onToggle={() => toggle(item.slug)}
          />
        ))}
      </ul>
      {chosen.length > 0 ? (
        <div className="service-sum">
          <TotalsList subtotal={totals.subtotal} totals={totalsLines(totals)} total={totals.total} />
          <Button wide disabled={isBusy} onClick={() => void buy(chosen)}>
            {isBusy ? m.service_buying() : m.service_buy()}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type DuePartProps = { item: ServicePlanItem; vehicle: VehicleDto; isChosen: boolean; onToggle: () => void };

function DuePart({ item: { name, card, evidence, quantity }, vehicle, isChosen, onToggle }: DuePartProps) {
  const { verdict } = evidence;
  const family = vehicle.family || vehicle.model;
  const fit = {
    serves: m.fit_short_serves({ family }),
    "serves-with-note": verdictCautions(evidence).join(" · "),
    universal: m.service_universal(),
    "does-not-serve": "",
    unknown: "",
  }[verdict];
  const isForSale = canBuyCard(card);
  return (
    <li className="service-part">
      {isForSale ? (
        <input type="checkbox" checked={isChosen} onChange={onToggle} aria-label={`${name}: ${card.name}`} />
      ) : null}
      <span className="picture-box service-picture">
        <ProductPicture src={card.image} alt="" />
      </span>
      <span className="service-words">
        <span className="service-kind">{name}</span>
        <a href={`/products/${card.slug}`}>{card.name}</a>
        <span className={verdict === "serves" ? "service-fits" : "service-kind"}>{fit}</span>
        {isForSale ? null : (
          <a href={`/products/${card.slug}`} className="service-missing">
            {`${missingText(card)} · ${m.service_alert()}`}
          </a>
        )}
      </span>
      {isForSale ? (
        <span className="service-price">
          {quantity > 1 ? <span className="service-kind">{`${quantity} ×`}</span> : null}
          {formatMoney(card.price ?? 0)}
        </span>
      ) : null}
    </li>
  );
}

const missingText = ({ availability }: ProductCardData): string =>
  availability === "in-stock" ? m.price_on_request() : availabilityText(availability);
