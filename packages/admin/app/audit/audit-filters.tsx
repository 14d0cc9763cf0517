import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { DayFields, FilterForm } from "../list/filter-form.tsx";
import { AUDIT_ACTION_NAMES, auditTexts } from "../texts/audit-texts.ts";
import { AUDIT_FILTERS } from "./use-audit-entries.ts";

type AuditFiltersProps = { members: readonly { id: string; name: string }[] };

export const AuditFilters = ({ members }: AuditFiltersProps) => (
  <FilterForm id="audit" label={auditTexts.filters} names={AUDIT_FILTERS} className="lg:grid-cols-4">
    {(control) => (
      <>
        <SelectField {...control("actor")} label={auditTexts.who}>
          <option value="">{auditTexts.anybody}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...control("action")} label={auditTexts.what}>
          <option value="">{auditTexts.anything}</option>
          {Object.entries(AUDIT_ACTION_NAMES).map(([action, name]) => (
            <option key={action} value={action}>
              {name}
            </option>
          ))}
        </SelectField>
        <DayFields control={control} />
        <Field {...control("product")} label={auditTexts.product} autoComplete="off" />
        <Field {...control("order")} label={auditTexts.order} inputMode="numeric" autoComplete="off" />
      </>
    )}
  </FilterForm>
);
