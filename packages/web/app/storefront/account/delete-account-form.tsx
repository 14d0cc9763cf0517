import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { call } from "../../client/call.ts";
import { useOwnAccountText } from "../../texts/own-account-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { endSession } from "../session/session-store.ts";

export function DeleteAccountForm() {
  const text = useOwnAccountText();
  const { fields, refusal, isSending, submit } = useDeletion(text("TEXT_ACCOUNT_DELETED"));
  const { field, errors } = fields;
  const wrongPasswordText = errors.password === "AUTH_WRONG_PASSWORD" ? text("TEXT_WRONG_CURRENT_PASSWORD") : undefined;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p>{text("TEXT_DELETE_INTRO")}</p>
      <p className="font-medium">{text("TEXT_DELETE_WARNING")}</p>
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <Field
        {...field("password")}
        id="delete-password"
        label={text("TEXT_DELETE_PASSWORD")}
        error={wrongPasswordText ?? (errors.password && refusalText(errors.password))}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <Button type="submit" variant="secondary" aria-disabled={isSending} className="justify-self-start">
        {text(isSending ? "TEXT_DELETING" : "TEXT_DELETE_FOR_GOOD")}
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
