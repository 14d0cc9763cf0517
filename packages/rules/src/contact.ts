import { normalizeEmail, requiredEmailError } from "./email.ts";
import { collectErrors, type FormOutcome, formOutcome, requiredTextError } from "./form.ts";
import { isPhone, phoneDigits } from "./phone.ts";
import { cleanParagraphs, cleanText } from "./text.ts";

export const MAX_CONTACT_NAME_LENGTH = 120;
export const MAX_CONTACT_MESSAGE_LENGTH = 2000;

export type ContactInput = { name: string; email: string; phone: string; message: string };
export type ContactErrorKey =
  | "ERROR_FORM_REQUIRED"
  | "ERROR_FORM_INCORRECT_EMAIL"
  | "ERROR_FORM_TOO_LONG"
  | "INVALID_PHONE";

export function parseContact(typed: ContactInput): FormOutcome<ContactInput, keyof ContactInput, ContactErrorKey> {
  const name = cleanText(typed.name);
  const email = normalizeEmail(typed.email);
  const phone = cleanText(typed.phone);
  const message = cleanParagraphs(typed.message);
  const errors = collectErrors<keyof ContactInput, ContactErrorKey>({
    name: requiredTextError(name, MAX_CONTACT_NAME_LENGTH),
    email: requiredEmailError(email),
    phone: phone === "" || isPhone(phone) ? null : "INVALID_PHONE",
    message: requiredTextError(message, MAX_CONTACT_MESSAGE_LENGTH),
  });
  return formOutcome({ name, email, phone: isPhone(phone) ? phoneDigits(phone) : "", message }, errors);
}
