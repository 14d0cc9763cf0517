import { isEmail, normalizeEmail } from "./email.ts";
import { collectErrors, type FieldErrors, type FormOutcome, formOutcome } from "./form.ts";
import { isValidPassword } from "./password.ts";
import { MAX_PERSON_NAME_LENGTH, normalizeName, type PersonNameErrorKey, personNameError } from "./person-name.ts";
import { isPhone, phoneDigits } from "./phone.ts";
import { isTaxId, normalizeTaxId } from "./tax-id.ts";
import { cleanText } from "./text.ts";

export type RegistrationInput = { name: string; email: string; password: string; cpf: string; phone: string };
type PersonInput = Omit<RegistrationInput, "password">;
export type RegistrationField = keyof RegistrationInput;
export type RegistrationErrorKey =
  | PersonNameErrorKey
  | "AUTH_INVALID_EMAIL"
  | "AUTH_WEAK_PASSWORD"
  | "INVALID_CPF"
  | "INVALID_PHONE";

type PersonErrorKey = Exclude<RegistrationErrorKey, "AUTH_WEAK_PASSWORD">;

const findRegistrationErrors = (form: RegistrationInput): FieldErrors<RegistrationField, RegistrationErrorKey> =>
  collectErrors<RegistrationField, RegistrationErrorKey>({
    ...checkPerson(form),
    password: isValidPassword(form.password) ? null : "AUTH_WEAK_PASSWORD",
  });

export const findPersonErrors = (form: PersonInput): FieldErrors<keyof PersonInput, PersonErrorKey> =>
  collectErrors(checkPerson(form));

export const parseRegistration = (
  form: RegistrationInput,
): FormOutcome<RegistrationInput, RegistrationField, RegistrationErrorKey> =>
  formOutcome(
    {
      name: normalizeName(form.name),
      email: normalizeEmail(form.email),
      password: form.password,
      cpf: normalizeTaxId(form.cpf),
      phone: phoneDigits(form.phone),
    },
    findRegistrationErrors(form),
  );

const checkPerson = (form: PersonInput): Record<keyof PersonInput, PersonErrorKey | null> => ({
  name: personNameError(form.name, MAX_PERSON_NAME_LENGTH),
  email: isEmail(normalizeEmail(form.email)) ? null : "AUTH_INVALID_EMAIL",
  cpf: required(form.cpf) ?? (isTaxId(form.cpf) ? null : "INVALID_CPF"),
  phone: required(form.phone) ?? (isPhone(form.phone) ? null : "INVALID_PHONE"),
});

const required = (text: string): "ERROR_FORM_REQUIRED" | null =>
  cleanText(text) === "" ? "ERROR_FORM_REQUIRED" : null;
