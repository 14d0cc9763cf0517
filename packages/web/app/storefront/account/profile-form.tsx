import type { CustomerDto } from "@pecacerta/contract/accounts";
import { ACCOUNT_LINK_LIFETIME_MS } from "@pecacerta/rules/account-link";
import { toWholeHours } from "@pecacerta/rules/duration";
import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { CPF_MASK, PHONE_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import type { ComponentProps } from "react";
import { type OwnAccountTextId, useOwnAccountText } from "../../texts/own-account-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { type ProfileFormField, useProfileForm } from "./use-profile-form.ts";

const LABELS: Readonly<Record<ProfileFormField, OwnAccountTextId>> = {
  name: "TEXT_FIELD_NAME",
  email: "TEXT_FIELD_EMAIL",
  cpf: "TEXT_FIELD_CPF",
  phone: "TEXT_FIELD_PHONE",
  rg: "TEXT_FIELD_RG",
  password: "TEXT_CURRENT_PASSWORD",
};

export function ProfileForm({ user }: { user: CustomerDto }) {
  const text = useOwnAccountText();
  const { fields, refusal, isSending, submit, saved, isNewEmail } = useProfileForm(user);
  const fieldProps = (name: ProfileFormField): ComponentProps<typeof Field> => ({
    ...fields.field(name),
    id: `profile-${name}`,
    label: text(LABELS[name]),
    required: name !== "rg",
    error: errorText(name, fields.errors[name]),
  });
  const errorText = (name: ProfileFormField, errorKey?: string) => {
    if (!errorKey) return undefined;
    return name === "password" && errorKey === "AUTH_WRONG_PASSWORD"
      ? text("TEXT_WRONG_CURRENT_PASSWORD")
      : refusalText(errorKey);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-4">
      <p className="text-grey-600">{text("TEXT_PROFILE_INTRO")}</p>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <Field {...fieldProps("name")} autoComplete="name" maxLength={120} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MaskedField {...fieldProps("cpf")} mask={CPF_MASK} inputMode="numeric" autoComplete="off" />
        <Field {...fieldProps("rg")} autoComplete="off" maxLength={20} />
      </div>
      <MaskedField {...fieldProps("phone")} mask={PHONE_MASK} type="tel" autoComplete="tel-national" />
      <Field
        {...fieldProps("email")}
        hint={isNewEmail ? text("TEXT_NEW_EMAIL_HINT") : undefined}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      {isNewEmail ? (
        <Field
          {...fieldProps("password")}
          hint={text("TEXT_NEW_EMAIL_PASSWORD_HINT")}
          type="password"
          autoComplete="current-password"
          maxLength={200}
        />
      ) : null}
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {text(isSending ? "TEXT_SAVING" : "TEXT_SAVE")}
      </Button>
      {saved ? (
        <Notice tone="success">
          {saved.newEmail
            ? text("TEXT_NEW_EMAIL_SENT", {
                email: saved.newEmail,
                hours: toWholeHours(ACCOUNT_LINK_LIFETIME_MS.confirmation),
              })
            : text("TEXT_PROFILE_SAVED")}
        </Notice>
      ) : null}
    </form>
  );
}
