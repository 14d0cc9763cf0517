import type { CustomerDto } from "@pecacerta/contract/accounts";
import { normalizeEmail } from "@pecacerta/rules/email";
import { formatPhone } from "@pecacerta/rules/phone";
import { findProfileErrors } from "@pecacerta/rules/profile";
import { formatTaxId } from "@pecacerta/rules/tax-id";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { call } from "../../client/call.ts";
import { customerNames } from "../sessions/customer-names.ts";
import { updateCustomerName } from "../sessions/session-store.ts";
import { useUserCache } from "../sessions/use-account.ts";

export type ProfileFormField = "name" | "email" | "cpf" | "phone" | "rg" | "password";

/** A new e-mail address requires the password. `saved.newEmail` is the address that waits for its confirmation. */
export function useProfileForm(user: CustomerDto) {
  const updateUser = useUserCache();
  const [saved, setSaved] = useState<{ newEmail?: string | undefined }>();
  const hasNewEmail = (email: string) => normalizeEmail(email) !== user.email;
  const form = useValidatedForm<ProfileFormField>({
    initial: {
      name: user.name,
      email: user.email,
      cpf: formatTaxId(user.cpf ?? ""),
      phone: formatPhone(user.phone ?? ""),
      rg: user.rg ?? "",
      password: "",
    },
    validate(values) {
      setSaved(undefined);
      const isPasswordMissing = hasNewEmail(values.email) && values.password === "";
      return { ...findProfileErrors(values), ...(isPasswordMissing && { password: "ERROR_FORM_REQUIRED" }) };
    },
    async send(values) {
      const response = await call("POST /user/profile", { body: values });
      if (!response.ok) return withFieldErrors(response);
      const changed = response.value.data;
      updateUser(changed);
      updateCustomerName(customerNames(changed));
      setSaved({ newEmail: hasNewEmail(values.email) ? normalizeEmail(values.email) : undefined });
      form.fields.setValues((previous) => ({ ...previous, email: user.email, password: "" }));
      return response;
    },
  });
  return { ...form, saved, isNewEmail: hasNewEmail(form.fields.values.email) };
}

// Some refusals of the whole form belong to one field.
function withFieldErrors<Failure extends { refusal: string; errors: Readonly<Record<string, string>> }>(
  failure: Failure,
): Failure {
  const { refusal } = failure;
  if (refusal === "AUTH_EMAIL_ALREADY_IN_USE") return { ...failure, errors: { email: refusal } };
  if (refusal === "AUTH_WRONG_PASSWORD") return { ...failure, errors: { password: refusal } };
  return failure;
}
