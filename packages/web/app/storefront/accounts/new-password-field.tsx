import { Field } from "@pecacerta/ui/field.tsx";
import type { useFields } from "@pecacerta/ui/use-fields.ts";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";

type Props = ReturnType<ReturnType<typeof useFields>["field"]> & { id: string };

/** `error` is the error's key. */
export function NewPasswordField({ error, ...field }: Props) {
  return (
    <Field
      {...field}
      label={m.new_password()}
      hint={m.password_rule()}
      error={error && refusalText(error)}
      type="password"
      autoComplete="new-password"
      required
    />
  );
}
