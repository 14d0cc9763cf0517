import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { readFilterDay } from "../list/filter-day.ts";
import { FilterForm } from "../list/filter-form.tsx";
import type { OrderFilter } from "../order-actions/order-queries.ts";
import { CHANNEL_NAMES, orderTexts, PAYMENT_NAMES } from "../texts/order-texts.ts";

const FILTERS = ["from", "to", "payment", "channel"] as const;

/** Work lists are short; these are for the orders of the past. */
export const OrderFilters = () => (
  <FilterForm id="orders" label={orderTexts.filters} names={FILTERS} className="lg:grid-cols-5">
    {(control) => (
      <>
        <Field {...control("from")} label={orderTexts.from} type="date" />
        <Field {...control("to")} label={orderTexts.to} type="date" />
        <SelectField {...control("payment")} label={orderTexts.payment}>
          <Options names={PAYMENT_NAMES} />
        </SelectField>
        <SelectField {...control("channel")} label={orderTexts.channel}>
          <Options names={CHANNEL_NAMES} />
        </SelectField>
      </>
    )}
  </FilterForm>
);

const Options = ({ names }: { names: Readonly<Record<string, string>> }) => (
  <>
    <option value="">{orderTexts.any}</option>
    {Object.entries(names).map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </>
);

/** A filter that cannot be read is none. */
export function readOrderFilter(params: URLSearchParams): OrderFilter {
  const [from, to] = [readFilterDay(params, "from"), readFilterDay(params, "to")];
  const payment = keyOf(PAYMENT_NAMES, params.get("payment"));
  const channel = keyOf(CHANNEL_NAMES, params.get("channel"));
  return { ...(from && { from }), ...(to && { to }), ...(payment && { payment }), ...(channel && { channel }) };
}

const keyOf = <Key extends string>(names: Readonly<Record<Key, string>>, typed: string | null): Key | undefined =>
  (Object.keys(names) as Key[]).find((key) => key === typed);
