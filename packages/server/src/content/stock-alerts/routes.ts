import { createStockAlertCall } from "@pecacerta/contract/stock-alerts";
import { normalizeEmail, requiredEmailError } from "@pecacerta/rules/email";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { isPublishedProduct } from "../../catalog/products/queries.ts";
import type { Installation } from "../../companies/installation.ts";
import { servePublic } from "../../companies/serve-public.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { answerFormsWithPage } from "../../platform/http/answer-forms.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import { HOUR_S, networkOfRequest, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { serveOneClickUnsubscription } from "../one-click-unsubscription.ts";
import { createStockAlert, deleteStockAlerts } from "./commands.ts";

const IS_DELETED = "Pronto: nenhum aviso de estoque desta loja chega mais neste e-mail.";

export function registerStockAlertRoutes(app: FastifyInstance, installation: Installation): void {
  const { config, secretKey } = installation;

  servePublic(
    app,
    installation,
    createStockAlertCall,
    async (tenant, { body, request, reply, now }) => {
      const email = normalizeEmail(body.email);
      const error = requiredEmailError(email);
      if (error) return refuse(error, { errors: { email: error } });
      const attempts = {
        subject: "stock-alert",
        network: networkOfRequest(request),
        max: config.STOCK_ALERTS_PER_HOUR,
      };
      const waitSeconds = await countNetworkAttempt(tenant, config, { ...attempts, seconds: HOUR_S, now });
      if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
      const productId = body.product_id;
      if (!(await isPublishedProduct(tenant, productId))) return refuse("PRODUCT_NOT_FOUND");
      const input = { productId, email, secretKey, now };
      const outcome = await withTenantTransaction(tenant, (tx) => createStockAlert(tx, input));
      return outcome.ok ? accept({ data: "TEXT_STOCK_ALERT_CREATED" as const }) : outcome;
    },
    answerFormsWithPage("/stock-alert/requested"),
  );

  serveOneClickUnsubscription(app, installation, {
    path: "/stock-alert/leave",
    unsubscribe: deleteStockAlerts,
    text: IS_DELETED,
    donePath: "/stock-alert/left",
  });
}
