import { STOCK_REASONS } from "@pecacerta/rules/stock-movement";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { DayFields, FilterForm } from "../list/filter-form.tsx";
import { ledgerTexts } from "../texts/stock-ledger-texts.ts";
import { STOCK_REASON_NAMES } from "../texts/stock-texts.ts";

const FILTERS = ["reason", "actor", "from", "to"] as const;

export const LedgerFilters = ({ members }: { members: readonly { id: string; name: string }[] }) => (
  <FilterForm id="ledger" label={ledgerTexts.filters} names={FILTERS} className="lg:grid-cols-5">
    {(control) => (
      <>
        <SelectField {...control("reason")} label={ledgerTexts.reason}>
          <option value="">{ledgerTexts.anyReason}</option>
          {STOCK_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {STOCK_REASON_NAMES[reason]}
            </option>
          ))}
        </SelectField>
        <SelectField {...control("actor")} label={ledgerTexts.actor}>
          <option value="">{ledgerTexts.anybody}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <DayFields control={control} />
      </>
    )}
  </FilterForm>
);
