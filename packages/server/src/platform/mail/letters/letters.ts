import type { Contents, Template } from "../mails.ts";
import { emailChanged, emailConfirmation, newEmail, passwordChanged, passwordRecovery } from "./account-letters.ts";
import type { Letter } from "./letter.ts";
import { orderExpired, orderReceived, orderStatus } from "./order-letters.ts";
import {
  bidAnswered,
  contactMessage,
  newsletterConfirmation,
  questionAnswered,
  questionAsked,
} from "./seller-letters.ts";

const letters: { readonly [T in Template]: (content: Contents[T]) => Letter } = {
  "email-confirmation": emailConfirmation,
  "new-email": newEmail,
  "email-changed": emailChanged,
  "password-recovery": passwordRecovery,
  "password-changed": passwordChanged,
  "order-received": orderReceived,
  "order-status": orderStatus,
  "order-expired": orderExpired,
  "question-asked": questionAsked,
  "question-answered": questionAnswered,
  "bid-answered": bidAnswered,
  "newsletter-confirmation": newsletterConfirmation,
  "contact-message": contactMessage,
};

/** What a mail says. */
export const letterOf = <T extends Template>(template: T, content: Contents[T]): Letter => letters[template](content);
