import { MAX_PERSON_NAME_LENGTH } from "@pecacerta/rules/person-name";
import type { RegistrationField } from "@pecacerta/rules/registration";
import { Button } from "@pecacerta/ui/button.tsx";
import { ErrorSummary } from "@pecacerta/ui/error-summary.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { PHONE_MASK, TAX_ID_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useId } from "react";
import { m } from "#messages";
import { fieldRefusalText } from "../../texts/field-refusal-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useRegistration } from "./use-registration.ts";

const LABELS: Readonly<Record<RegistrationField, () => string>> = {
  email: m.field_email,
  name: m.field_name,
  cpf: m.field_cpf,
  phone: m.field_phone,
  password: m.field_password,
};
const NAMES = Object.keys(LABELS) as RegistrationField[];

type Props = { initialEmail?: string; onDone?: () => void; onEmailTaken?: (email: string) => void };

export function RegisterForm({ initialEmail, onDone, onEmailTaken }: Props) {
  const id = useId();
  const isAlive = useHydrated();
  const { fields, refusal, attempt, isSending, submit } = useRegistration({ initialEmail, onDone, onEmailTaken });
  const { errors } = fields;
  const fieldProps = (name: RegistrationField) => ({
    ...fields.field(name),
    id: `${id}-${name}`,
    label: LABELS[name](),
    required: true,
    error: fieldRefusalText(errors[name], MAX_PERSON_NAME_LENGTH),
  });
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset disabled={!isAlive} className="grid gap-4">
        <ErrorSummary title={m.form_faults()} fields={NAMES.map(fieldProps)} attempt={attempt} />
        {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
        <Field {...fieldProps("email")} type="email" inputMode="email" autoComplete="email" />
        <Field {...fieldProps("name")} autoComplete="name" />
        <div className="grid gap-4 sm:grid-cols-2">
          <MaskedField
            {...fieldProps("cpf")}
            hint={m.cpf_reason()}
            mask={TAX_ID_MASK}
            invalidText={refusalText("INVALID_CPF")}
            autoComplete="off"
          />
          <MaskedField
            {...fieldProps("phone")}
            mask={PHONE_MASK}
            invalidText={refusalText("INVALID_PHONE")}
            type="tel"
            autoComplete="tel-national"
          />
        </div>
        <Field {...fieldProps("password")} hint={m.password_rule()} type="password" autoComplete="new-password" />
        <Button type="submit" wide aria-disabled={isSending}>
          {isSending ? m.registering() : m.register()}
        </Button>
      </fieldset>
    </form>
  );
}
