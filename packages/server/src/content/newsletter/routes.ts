import { confirmNewsletterCall, subscribeCall, unsubscribeCall } from "@pecacerta/contract/newsletter";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { servePublic } from "../../companies/serve-public.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { answerFormsWithPage } from "../../platform/http/answer-forms.ts";
import { checkMailingRequest } from "../check-mailing-request.ts";
import { serveOneClickUnsubscription } from "../one-click-unsubscription.ts";
import { confirmSubscription, deleteSubscription, subscribeToNewsletter } from "./commands.ts";

/** The contract has the server send these texts. */
const MESSAGES = {
  sent: "Falta um passo: abra o e-mail que enviamos e confirme a inscrição.",
  isConfirmed: "Inscrição confirmada. As novidades da loja chegam no seu e-mail.",
  isDeleted: "Pronto: você não recebe mais novidades desta loja.",
  ERROR_FORM_REQUIRED: "Preencha o e-mail.",
  ERROR_FORM_INCORRECT_EMAIL: "Digite um e-mail válido, como nome@exemplo.com.",
};

export function registerNewsletterRoutes(app: FastifyInstance, installation: Installation): void {
  const { config, secretKey } = installation;

  servePublic(
    app,
    installation,
    subscribeCall,
    async (tenant, input) => {
      const limit = { subject: "newsletter", max: config.NEWSLETTERS_PER_HOUR };
      const checked = await checkMailingRequest(tenant, config, input, limit);
      if (!checked.ok && checked.refusal === "TOO_MANY_REQUESTS") return checked;
      if (!checked.ok) return refuse(checked.refusal, { ...checked.details, data: MESSAGES[checked.refusal] });
      const subscription = { email: checked.value, secretKey, now: input.now };
      await withTenantTransaction(tenant, (tx) => subscribeToNewsletter(tx, subscription));
      return accept({ data: MESSAGES.sent });
    },
    answerFormsWithPage("/newsletter/requested"),
  );

  servePublic(app, installation, confirmNewsletterCall, async (tenant, { body, now }) => {
    const isConfirmed = await withTenantTransaction(tenant, (tx) => confirmSubscription(tx, body.token, now));
    return isConfirmed ? accept({ data: MESSAGES.isConfirmed }) : refuse("TOKEN_NOT_FOUND");
  });

  servePublic(app, installation, unsubscribeCall, async (tenant, { body }) => {
    const isDeleted = await withTenantTransaction(tenant, (tx) => deleteSubscription(tx, body.token));
    return isDeleted ? accept({ data: MESSAGES.isDeleted }) : refuse("TOKEN_NOT_FOUND");
  });

  serveOneClickUnsubscription(app, installation, {
    path: "/newsletter/leave",
    unsubscribe: deleteSubscription,
    text: MESSAGES.isDeleted,
  });
}
