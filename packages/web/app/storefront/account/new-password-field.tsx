import { MAX_PASSWORD_LENGTH } from "@pecacerta/rules/password";
import { Field } from "@pecacerta/ui/field.tsx";
import type { useFields } from "@pecacerta/ui/use-fields.ts";
import { useOwnAccountText } from "../../texts/own-account-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";

type Props = ReturnType<ReturnType<typeof useFields>["field"]> & { id: string };

/** `error` is the error's key. */
export function NewPasswordField({ error, ...field }: Props) {
  const text = useOwnAccountText();
  return (
    <Field
      {...field}
      label={text("TEXT_NEW_PASSWORD")}
      hint={text("TEXT_PASSWORD_RULE")}
      error={error && refusalText(error)}
      type="password"
      autoComplete="new-password"
      maxLength={MAX_PASSWORD_LENGTH}
      required
    />
  );
}
