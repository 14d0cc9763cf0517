import { emailFault, normaliseEmail } from "./email.ts";
import { errorsOf, type FormOutcome, formOf, textFault } from "./form.ts";
import { isPhone, phoneDigits } from "./phone.ts";
import { cleanParagraphs, cleanText } from "./text.ts";

export const MAX_CONTACT_NAME = 120;
export const MAX_CONTACT_MESSAGE = 2000;

export type ContactForm = { name: string; email: string; phone: string; message: string };
export type ContactFault =
  | "ERROR_FORM_REQUIRED"
  | "ERROR_FORM_INCORRECT_EMAIL"
  | "ERROR_FORM_TOO_LONG"
  | "INVALID_PHONE";

/** A message to the company as it was typed; the phone may be left out. */
export function readContact(typed: ContactForm): FormOutcome<ContactForm, keyof ContactForm, ContactFault> {
  const name = cleanText(typed.name);
  const email = normaliseEmail(typed.email);
  const phone = typed.phone.trim();
  const message = cleanParagraphs(typed.message);
  const faults = errorsOf<keyof ContactForm, ContactFault>({
    name: textFault(name, MAX_CONTACT_NAME),
    email: emailFault(email),
    phone: phone === "" || isPhone(phone) ? null : "INVALID_PHONE",
    message: textFault(message, MAX_CONTACT_MESSAGE),
  });
  return formOf({ name, email, phone: isPhone(phone) ? phoneDigits(phone) : "", message }, faults);
}
