import { SUPPORT_HOURS, SUPPORT_ROLES, type SupportRole } from "@pecacerta/rules/permission";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { SUPPORT_ROLE_HINTS, SUPPORT_ROLE_NAMES, supportTexts } from "../texts/support-texts.ts";

type SupportTermValues = { role: SupportRole; hours: number };

export const FIRST_TERMS: SupportTermValues = { role: "read-only", hours: 4 };

type SupportTermFieldsProps = { terms: SupportTermValues; onChange: (terms: SupportTermValues) => void };

/** What an operator may do, and for how long. */
export const SupportTermFields = ({ terms, onChange }: SupportTermFieldsProps) => (
  <div className="grid items-start gap-4 sm:grid-cols-2">
    <SelectField
      id="support-role"
      label={supportTexts.role}
      hint={SUPPORT_ROLE_HINTS[terms.role]}
      value={terms.role}
      onChange={({ target }) => onChange({ ...terms, role: target.value as SupportRole })}
    >
      {SUPPORT_ROLES.map((role) => (
        <option key={role} value={role}>
          {SUPPORT_ROLE_NAMES[role]}
        </option>
      ))}
    </SelectField>
    <SelectField
      id="support-hours"
      label={supportTexts.hours}
      value={String(terms.hours)}
      onChange={({ target }) => onChange({ ...terms, hours: Number(target.value) })}
    >
      {SUPPORT_HOURS.map((hours) => (
        <option key={hours} value={hours}>
          {supportTexts.hoursOf(hours)}
        </option>
      ))}
    </SelectField>
  </div>
);
