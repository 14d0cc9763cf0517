import { Field } from "@pecacerta/ui/field.tsx";
import type { InputHTMLAttributes } from "react";
import { passwordTexts } from "../texts/password-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";

export const StaffPasswordField = ({
  error,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { error: string | undefined }) => (
  <Field
    {...input}
    label={passwordTexts.password}
    hint={passwordTexts.passwordHint}
    error={error && staffRefusalText(error)}
    type="password"
    autoComplete="new-password"
    required
  />
);
