import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { orderTotals, totalsLines } from "@pecacerta/rules/cart";
import { formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { Fragment } from "react";
import { m } from "#messages";
import { formatNumber } from "../../texts/numbers.ts";
import { TotalsList } from "../cart/totals-list.tsx";
import { useSalesTerms } from "../companies/use-sales-terms.ts";
import { verdictCautions } from "../fitment/verdict-text.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import { availabilityText } from "../product-info/availability-text.ts";
import type { ProductCardData } from "../product-info/product-card-data.ts";
import { ProductPicture } from "../product-info/product-picture.tsx";
import { AskForPartLink } from "../search/missing-part.tsx";
import { canBuyCard, type PlanPart } from "./choose-plan-part.ts";
import type { ServicePlanItem } from "./service-plan-item.ts";
import { useBuyService } from "./use-buy-service.ts";
import "./service-plan.css";

type DueItem = ServicePlanItem & { passedKm?: number };
type DueProps = {
  vehicle: VehicleDto;
  overdue: readonly DueItem[];
  due: readonly DueItem[];
  title: string;
  left: readonly string[] | undefined;
  onLeftChange: (left: readonly string[]) => void;
};

/** Parts that fit are chosen, those of passed services first; of the others the shopper must verify a condition. */
export function DueParts({ vehicle, overdue, due, title, left: changed, onLeftChange }: DueProps) {
  const items = [...overdue, ...due];
  const left = changed ?? defaultLeft(items);
  const forSale = items.filter(({ part }) => part && canBuyCard(part.card));
  const chosen = forSale.flatMap(({ id, part }) => (part && !left.includes(id) ? [part] : []));
  const { isBusy, buy } = useBuyService();
  const totals = orderTotals(
    chosen.map(({ card, quantity }) => ({ price: card.price ?? 0, quantity })),
    useSalesTerms(),
  );
  const toggle = (id: string) => onLeftChange(left.includes(id) ? left.filter((other) => other !== id) : [...left, id]);
  return (
    <>
      {[
        { heading: m.service_overdue(), group: overdue },
        { heading: title, group: due },
      ].map(({ heading, group }) =>
        group.length > 0 ? (
          <Fragment key={heading}>
            <h3 className="service-title">{heading}</h3>
            <ul>
              {group.map((item) =>
                item.part ? (
                  <DuePart
                    key={item.id}
                    item={item}
                    part={item.part}
                    vehicle={vehicle}
                    isChosen={chosen.includes(item.part)}
                    onToggle={() => toggle(item.id)}
                  />
                ) : (
                  <MissingKind key={item.id} item={item} vehicle={vehicle} />
                ),
              )}
            </ul>
          </Fragment>
        ) : null,
      )}
      {forSale.length > 0 ? (
        <div className="service-sum">
          <TotalsList subtotal={totals.subtotal} totals={totalsLines(totals)} total={totals.total} />
          <Button wide disabled={isBusy || chosen.length === 0} onClick={() => void buy(chosen)}>
            {isBusy ? m.service_buying() : m.service_buy()}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function defaultLeft(items: readonly DueItem[]): string[] {
  const fitting = items.filter(({ part }) => part?.evidence.verdict === "serves");
  const urgent = fitting.filter(({ passedKm }) => passedKm !== undefined);
  const first = urgent.length > 0 ? urgent : fitting;
  return items.filter((item) => !first.includes(item)).map(({ id }) => id);
}

function MissingKind({ item, vehicle }: { item: DueItem; vehicle: VehicleDto }) {
  const { slug, name, hasUnstated, passedKm } = item;
  return (
    <li className="service-part">
      <span className="service-words">
        <b>{name}</b>
        <PassedService passedKm={passedKm} />
        {hasUnstated ? null : <span className="service-kind">{m.service_no_part()}</span>}
        {hasUnstated ? (
          <a href={`/catalog/${slug}?filter_vehicle=${vehicle.id}`} className="service-missing">
            {m.service_unstated()}
          </a>
        ) : (
          <AskForPartLink term={`${name}, ${vehicleName(vehicle)}`} className="service-missing" />
        )}
      </span>
    </li>
  );
}

const PassedService = ({ passedKm }: Pick<DueItem, "passedKm">) =>
  passedKm === undefined ? null : (
    <span className="service-passed">{m.service_passed({ km: formatNumber(passedKm) })}</span>
  );

type DuePartProps = { item: DueItem; part: PlanPart; vehicle: VehicleDto; isChosen: boolean; onToggle: () => void };

function DuePart({ item, part, vehicle, isChosen, onToggle }: DuePartProps) {
  const { name, passedKm } = item;
  const { card, evidence, quantity } = part;
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
  const identity = [card.brand, card.partNumber].filter(Boolean).join(" · ");
  return (
    <li className="service-part">
      {isForSale ? (
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-label={[`${name}: ${card.name}`, identity].filter(Boolean).join(", ")}
        />
      ) : null}
      <span className="picture-box service-picture">
        <ProductPicture src={card.image} alt="" />
      </span>
      <span className="service-words">
        <span className="service-kind">{name}</span>
        <PassedService passedKm={passedKm} />
        <a href={`/products/${card.slug}`}>{card.name}</a>
        {identity ? <span className="service-kind">{identity}</span> : null}
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
