import { Button } from "@pecacerta/ui/button.tsx";
import { Field, SelectField } from "@pecacerta/ui/field.tsx";
import { useSearchParams } from "react-router";
import { AUDIT_ACTION_NAMES, auditTexts } from "../texts/audit-texts.ts";
import { AUDIT_FILTERS, type AuditFilter } from "./use-audit-entries.ts";

type AuditFiltersProps = { members: readonly { id: string; name: string }[] };

export function AuditFilters({ members }: AuditFiltersProps) {
  const [params, setParams] = useSearchParams();
  const value = (name: AuditFilter) => params.get(name) ?? "";
  const change = (name: AuditFilter, next: string) =>
    setParams(
      (before) => {
        if (next.trim() === "") before.delete(name);
        else before.set(name, next.trim());
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const control = (name: AuditFilter) => ({
    id: `audit-${name}`,
    name,
    value: value(name),
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });
  return (
    <form
      aria-label={auditTexts.filters}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4"
      onSubmit={(event) => event.preventDefault()}
    >
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
      <Field {...control("from")} label={auditTexts.from} type="date" />
      <Field {...control("order")} label={auditTexts.order} inputMode="numeric" maxLength={15} autoComplete="off" />
      {AUDIT_FILTERS.some(value) ? (
        <Button variant="secondary" small onClick={() => setParams({}, { replace: true })}>
          {auditTexts.clear}
        </Button>
      ) : null}
    </form>
  );
}
