import { parseRegistration } from "@pecacerta/rules/registration";
import { call } from "../../client/call.ts";
import { keptText } from "../../client/kept.ts";
import { useSentForm } from "../../ui/use-sent-form.ts";
import { signInWithPassword } from "../session/sign-in.ts";
import { useCompany } from "../shell/company.ts";

const EMPTY = { name: "", email: "", password: "", cpf: "", phone: "" };

/** Registers a customer and signs in. */
export function useRegistration() {
  const { slug, company } = useCompany();
  return useSentForm({
    initial: EMPTY,
    read: parseRegistration,
    async send(registration) {
      const { email, password } = registration;
      const ecommerce_id = keptText("idCompany") ?? company.id;
      const response = await call("POST /register", { body: { ...registration, ecommerce_id } });
      const result = response.ok ? await signInWithPassword(slug, { email, password, remember: false }) : response;
      // The server refuses the whole form for a taken e-mail; the error belongs to its field.
      if (!result.ok && result.refusal === "AUTH_EMAIL_ALREADY_IN_USE")
        return { ...result, errors: { email: result.refusal } };
      return result;
    },
  });
}
