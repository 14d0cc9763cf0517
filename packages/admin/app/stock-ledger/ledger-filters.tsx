import { STOCK_REASONS } from "@pecacerta/rules/stock-movement";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { useSearchParams } from "react-router";
import type { LedgerFilter } from "../stock-actions/stock-queries.ts";
import { ledgerTexts } from "../texts/stock-ledger-texts.ts";
import { STOCK_REASON_NAMES } from "../texts/stock-texts.ts";

const FILTERS = ["reason", "actor", "from", "to"] as const;

type LedgerFiltersProps = { filter: LedgerFilter; members: readonly { id: string; name: string }[] };

/** In the address, so that a link shows the same. */
export function LedgerFilters({ filter, members }: LedgerFiltersProps) {
  const [, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes)) value ? before.set(name, value) : before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const control = (name: (typeof FILTERS)[number]) => ({
    id: `ledger-${name}`,
    name,
    value: filter[name],
    label: ledgerTexts[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  return (
    <form
      aria-label={ledgerTexts.filters}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField {...control("reason")}>
        <option value="">{ledgerTexts.anyReason}</option>
        {STOCK_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {STOCK_REASON_NAMES[reason]}
          </option>
        ))}
      </SelectField>
      <SelectField {...control("actor")}>
        <option value="">{ledgerTexts.anybody}</option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field {...control("from")} type="date" />
      <Field {...control("to")} type="date" />
      {FILTERS.some((name) => filter[name] !== "") ? (
        <Button variant="secondary" onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, ""])))}>
          {ledgerTexts.clear}
        </Button>
      ) : null}
    </form>
  );
}
