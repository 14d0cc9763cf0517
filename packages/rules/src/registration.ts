import { cpfDigits, isCpf } from "./cpf.ts";
import { isEmail, normaliseEmail } from "./email.ts";
import { errorsOf, type FieldErrors, type FormOutcome, formOf } from "./form.ts";
import { isPassword } from "./password.ts";
import { isPhone, phoneDigits } from "./phone.ts";
import { cleanText } from "./text.ts";

export type RegistrationForm = { name: string; email: string; password: string; cpf: string; phone: string };
type Person = Omit<RegistrationForm, "password">;
export type RegistrationField = keyof RegistrationForm;
export type RegistrationFault =
  | "ERROR_FORM_REQUIRED"
  | "AUTH_INVALID_EMAIL"
  | "AUTH_WEAK_PASSWORD"
  | "INVALID_CPF"
  | "INVALID_PHONE";

type PersonFault = Exclude<RegistrationFault, "AUTH_WEAK_PASSWORD">;

/** The faults of a registration by field. An empty e-mail is an invalid one, an empty password a weak one. */
export const checkRegistration = (form: RegistrationForm): FieldErrors<RegistrationField, RegistrationFault> =>
  errorsOf<RegistrationField, RegistrationFault>({
    ...personFaults(form),
    password: isPassword(form.password) ? null : "AUTH_WEAK_PASSWORD",
  });

/** The faults of what the shop knows of a person, whatever it is written for. */
export const personErrors = (form: Person): FieldErrors<keyof Person, PersonFault> => errorsOf(personFaults(form));

/** The registration in its stored shape: name trimmed, e-mail normalised, CPF and phone as digits. */
export const readRegistration = (
  form: RegistrationForm,
): FormOutcome<RegistrationForm, RegistrationField, RegistrationFault> =>
  formOf(
    {
      name: cleanText(form.name),
      email: normaliseEmail(form.email),
      password: form.password,
      cpf: cpfDigits(form.cpf),
      phone: phoneDigits(form.phone),
    },
    checkRegistration(form),
  );

const personFaults = (form: Person): Record<keyof Person, PersonFault | null> => ({
  name: required(form.name),
  email: isEmail(normaliseEmail(form.email)) ? null : "AUTH_INVALID_EMAIL",
  cpf: required(form.cpf) ?? (isCpf(form.cpf) ? null : "INVALID_CPF"),
  phone: required(form.phone) ?? (isPhone(form.phone) ? null : "INVALID_PHONE"),
});

const required = (text: string): "ERROR_FORM_REQUIRED" | null =>
  cleanText(text) === "" ? "ERROR_FORM_REQUIRED" : null;
