import type { CustomerDto } from "@pecacerta/contract/accounts";
import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import { toWholeHours } from "@pecacerta/rules/duration";
import { MAX_PERSON_NAME_LENGTH } from "@pecacerta/rules/person-name";
import { MAX_RG_LENGTH } from "@pecacerta/rules/profile";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { PHONE_MASK, TAX_ID_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { m } from "#messages";
import { fieldRefusalText } from "../../texts/field-refusal-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { type ProfileFormField, useProfileForm } from "./use-profile-form.ts";

const LABELS: Readonly<Record<ProfileFormField, () => string>> = {
  name: m.field_name,
  email: m.field_email,
  cpf: m.field_cpf,
  phone: m.field_phone,
  rg: m.field_rg,
  password: m.current_password,
};

export function ProfileForm({ user }: { user: CustomerDto }) {
  const { fields, refusal, isSending, submit, saved, isNewEmail } = useProfileForm(user);
  const fieldProps = (name: ProfileFormField) => ({
    ...fields.field(name),
    id: `profile-${name}`,
    label: LABELS[name](),
    required: name !== "rg",
    error: errorText(name, fields.errors[name]),
  });
  const errorText = (name: ProfileFormField, errorKey?: string) => {
    if (!errorKey) return undefined;
    return name === "password" && errorKey === "AUTH_WRONG_PASSWORD"
      ? m.wrong_current_password()
      : fieldRefusalText(errorKey, name === "rg" ? MAX_RG_LENGTH : MAX_PERSON_NAME_LENGTH);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-4">
      <p className="muted">{m.profile_intro()}</p>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <Field {...fieldProps("name")} autoComplete="name" />
      <div className="grid gap-4 sm:grid-cols-2">
        <MaskedField
          {...fieldProps("cpf")}
          mask={TAX_ID_MASK}
          invalidText={refusalText("INVALID_CPF")}
          autoComplete="off"
        />
        <Field {...fieldProps("rg")} autoComplete="off" />
      </div>
      <MaskedField
        {...fieldProps("phone")}
        mask={PHONE_MASK}
        invalidText={refusalText("INVALID_PHONE")}
        type="tel"
        autoComplete="tel-national"
      />
      <Field
        {...fieldProps("email")}
        hint={isNewEmail ? m.new_email_hint() : undefined}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {isNewEmail ? (
        <Field
          {...fieldProps("password")}
          hint={m.new_email_password_hint()}
          type="password"
          autoComplete="current-password"
        />
      ) : null}
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? m.saving() : m.save()}
      </Button>
      {saved ? (
        <Notice tone="success">
          {saved.newEmail
            ? m.new_email_sent({ email: saved.newEmail, hours: toWholeHours(ACCOUNT_LINK_LIFETIME_MS.confirmation) })
            : m.profile_saved()}
        </Notice>
      ) : null}
    </form>
  );
}
