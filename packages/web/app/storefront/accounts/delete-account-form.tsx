import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { endSession } from "../sessions/session-store.ts";
import "./delete-account-form.css";

export function DeleteAccountForm() {
  const { fields, refusal, isSending, submit } = useDeletion(m.account_deleted());
  const { field, errors } = fields;
  const wrongPasswordText = errors.password === "AUTH_WRONG_PASSWORD" ? m.wrong_current_password() : undefined;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p>{m.delete_intro()}</p>
      <p className="delete-account-question">{m.delete_warning()}</p>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <Field
        {...field("password")}
        id="delete-password"
        label={m.delete_password()}
        error={wrongPasswordText ?? (errors.password && refusalText(errors.password))}
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="secondary" aria-disabled={isSending} className="justify-self-start">
        {isSending ? m.deleting() : m.delete_for_good()}
      </Button>
    </form>
  );
}

function useDeletion(successText: string) {
  return useValidatedForm<"password">({
    initial: { password: "" },
    validate: ({ password }) => (password === "" ? { password: "ERROR_FORM_REQUIRED" } : {}),
    async send(body) {
      const response = await call("POST /user/delete", { body });
      if (!response.ok)
        return response.refusal === "AUTH_WRONG_PASSWORD"
          ? { ...response, errors: { password: response.refusal } }
          : response;
      toast.info(successText);
      endSession("signed-out");
      return response;
    },
  });
}
