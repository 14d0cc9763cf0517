import type { MailContents, MailTemplate } from "../mail-types.ts";
import {
  emailChanged,
  emailConfirmation,
  failedSignIns,
  newEmail,
  passwordChanged,
  passwordRecovery,
  signInCode,
} from "./account-templates.ts";
import type { MailMessage } from "./mail-message.ts";
import { orderExpired, orderLinesCancelled, orderReceived, orderStatus } from "./order-templates.ts";
import {
  bidAnswered,
  contactMessage,
  messageAnswered,
  newQuestion,
  newsletterConfirmation,
  questionAnswered,
  reviewAnswered,
  reviewInvitation,
  stockReturned,
} from "./seller-templates.ts";
import { staffNewBid, staffNewOrder } from "./staff-notification-templates.ts";
import {
  staffFailedSignIns,
  staffInvitation,
  staffNewDevice,
  staffOwnerInvited,
  staffPasswordChanged,
  staffRecovery,
  staffReset,
  staffSupportRequested,
} from "./staff-templates.ts";

const templates: { readonly [T in MailTemplate]: (content: MailContents[T]) => MailMessage } = {
  "email-confirmation": emailConfirmation,
  "new-email": newEmail,
  "email-changed": emailChanged,
  "password-recovery": passwordRecovery,
  "password-changed": passwordChanged,
  "failed-sign-ins": failedSignIns,
  "sign-in-code": signInCode,
  "order-received": orderReceived,
  "order-status": orderStatus,
  "order-lines-cancelled": orderLinesCancelled,
  "order-expired": orderExpired,
  "question-asked": newQuestion,
  "question-answered": questionAnswered,
  "review-answered": reviewAnswered,
  "review-invitation": reviewInvitation,
  "message-answered": messageAnswered,
  "bid-answered": bidAnswered,
  "stock-returned": stockReturned,
  "newsletter-confirmation": newsletterConfirmation,
  "contact-message": contactMessage,
  "staff-invitation": staffInvitation,
  "staff-owner-invited": staffOwnerInvited,
  "staff-support-requested": staffSupportRequested,
  "staff-new-order": staffNewOrder,
  "staff-new-bid": staffNewBid,
  "staff-recovery": staffRecovery,
  "staff-reset": staffReset,
  "staff-password-changed": staffPasswordChanged,
  "staff-new-device": staffNewDevice,
  "staff-failed-sign-ins": staffFailedSignIns,
};

export const createMailMessage = <T extends MailTemplate>(template: T, content: MailContents[T]): MailMessage =>
  templates[template](content);
