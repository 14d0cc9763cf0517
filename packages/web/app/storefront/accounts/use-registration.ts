import { parseRegistration } from "@pecacerta/rules/registration";
import { useSubmitForm } from "@pecacerta/ui/use-submit-form.ts";
import { call } from "../../client/call.ts";
import { readStoredText } from "../../client/storage.ts";
import { useCompany } from "../companies/use-company.ts";
import { signInWithPassword } from "../sessions/sign-in.ts";

const EMPTY = { name: "", email: "", password: "", cpf: "", phone: "" };

type Options = {
  initialEmail?: string | undefined;
  onDone?: (() => void) | undefined;
  onEmailTaken?: ((email: string) => void) | undefined;
};

export function useRegistration({ initialEmail = "", onDone, onEmailTaken }: Options) {
  const { slug, company } = useCompany();
  return useSubmitForm({
    initial: { ...EMPTY, email: initialEmail },
    parse: parseRegistration,
    async send(registration) {
      const { email, password } = registration;
      const ecommerce_id = readStoredText("idCompany") ?? company.id;
      const response = await call("POST /register", { body: { ...registration, ecommerce_id } });
      const result = response.ok ? await signInWithPassword(slug, { email, password, remember: false }) : response;
      if (result.ok) onDone?.();
      // The server refuses the whole form for a taken e-mail; the error belongs to its field.
      else if (result.refusal === "AUTH_EMAIL_ALREADY_IN_USE") {
        onEmailTaken?.(email);
        return { ...result, errors: { email: result.refusal } };
      }
      return result;
    },
  });
}
