import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { serveOneClickUnsubscription } from "../../content/one-click-unsubscription.ts";
import { declineReviewMails } from "./invite-to-review.ts";

const IS_DECLINED = "Pronto: esta loja não manda mais convites para avaliar neste e-mail.";

export function registerReviewInvitationRoutes(app: FastifyInstance, installation: Installation): void {
  const { secretKey } = installation;
  serveOneClickUnsubscription(app, installation, {
    path: "/review-invitation/leave",
    unsubscribe: (tx, token) => declineReviewMails(tx, token, { secretKey, now: new Date() }),
    text: IS_DECLINED,
    donePath: "/review-invitation/left",
  });
}
