import { chooseReviewMailsCall } from "@pecacerta/contract/profile";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { serveOneClickUnsubscription } from "../../content/one-click-unsubscription.ts";
import { serveCustomer } from "../../customers/sessions/serve-customer.ts";
import { chooseReviewMails, declineReviewMails } from "./invite-to-review.ts";

const IS_DECLINED = "Pronto: esta loja não manda mais convites para avaliar neste e-mail.";

export function registerReviewInvitationRoutes(app: FastifyInstance, installation: Installation): void {
  const { secretKey } = installation;
  serveOneClickUnsubscription(app, installation, {
    path: "/review-invitation/leave",
    unsubscribe: (tx, token) => declineReviewMails(tx, token, { secretKey, now: new Date() }),
    text: IS_DECLINED,
    donePath: "/review-invitation/left",
  });
  serveCustomer(app, installation, chooseReviewMailsCall, async (tx, { id }, { body: { enabled }, now }) => {
    await chooseReviewMails(tx, id, { isEnabled: enabled, now });
    return accept({ data: { review_mails: enabled } });
  });
}
