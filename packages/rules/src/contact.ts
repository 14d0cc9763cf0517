import { normalizeEmail, requiredEmailError } from "./email.ts";
import { collectErrors, type FormOutcome, formOutcome } from "./form.ts";
import { MAX_PERSON_NAME_LENGTH, normalizeName, type PersonNameErrorKey, personNameError } from "./person-name.ts";
import { isPhone, phoneDigits } from "./phone.ts";
import { cleanParagraphs, cleanText } from "./text.ts";
import { requiredTextError } from "./text-length.ts";

export const MAX_CONTACT_MESSAGE_LENGTH = 2000;

export type ContactInput = { name: string; email: string; phone: string; message: string };
export type ContactErrorKey = PersonNameErrorKey | "ERROR_FORM_INCORRECT_EMAIL" | "INVALID_PHONE";

export function parseContact(typed: ContactInput): FormOutcome<ContactInput, keyof ContactInput, ContactErrorKey> {
  const name = normalizeName(typed.name);
  const email = normalizeEmail(typed.email);
  const phone = cleanText(typed.phone);
  const message = cleanParagraphs(typed.message);
  const errors = collectErrors<keyof ContactInput, ContactErrorKey>({
    name: personNameError(typed.name, MAX_PERSON_NAME_LENGTH),
    email: requiredEmailError(email),
    phone: phone === "" || isPhone(phone) ? null : "INVALID_PHONE",
    message: requiredTextError(message, MAX_CONTACT_MESSAGE_LENGTH),
  });
  return formOutcome({ name, email, phone: isPhone(phone) ? phoneDigits(phone) : "", message }, errors);
}
