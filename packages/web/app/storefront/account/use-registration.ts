import { parseRegistration } from "@pecacerta/rules/registration";
import { call } from "../../client/call.ts";
import { keptText } from "../../client/kept.ts";
import { useSentForm } from "../../ui/use-sent-form.ts";
import { signIn } from "../session/sign-in.ts";
import { useCompany } from "../shell/company.ts";

const EMPTY = { name: "", email: "", password: "", cpf: "", phone: "" };

/** Opens an account and goes straight in. */
export function useRegistration() {
  const { slug, company } = useCompany();
  return useSentForm({
    initial: EMPTY,
    read: parseRegistration,
    async send(person) {
      const { email, password } = person;
      const ecommerce_id = keptText("idCompany") ?? company.id;
      const registered = await call("POST /register", { body: { ...person, ecommerce_id } });
      const done = registered.ok ? await signIn(slug, { email, password, remember: false }) : registered;
      // A taken e-mail is a fault of its field, although the server says it of the whole.
      if (!done.ok && done.refusal === "AUTH_EMAIL_ALREADY_IN_USE") return { ...done, errors: { email: done.refusal } };
      return done;
    },
  });
}
