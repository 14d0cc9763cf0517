import { createStockAlertCall } from "@pecacerta/contract/stock-alerts";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { orIfProductDeleted } from "../../catalog/products/deleted-product.ts";
import { isPublishedProduct } from "../../catalog/products/queries.ts";
import type { Installation } from "../../companies/installation.ts";
import { servePublic } from "../../companies/serve-public.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { answerFormsWithPage } from "../../platform/http/answer-forms.ts";
import { checkMailingRequest } from "../check-mailing-request.ts";
import { serveOneClickUnsubscription } from "../one-click-unsubscription.ts";
import { createStockAlert, deleteStockAlerts } from "./commands.ts";

const IS_DELETED = "Pronto: nenhum aviso de estoque desta loja chega mais neste e-mail.";

export function registerStockAlertRoutes(app: FastifyInstance, installation: Installation): void {
  const { config, secretKey } = installation;

  servePublic(
    app,
    installation,
    createStockAlertCall,
    async (tenant, input) => {
      const limit = { subject: "stock-alert", max: config.STOCK_ALERTS_PER_HOUR };
      const checked = await checkMailingRequest(tenant, config, input, limit);
      if (!checked.ok) return checked;
      const productId = input.body.product_id;
      if (!(await isPublishedProduct(tenant, productId))) return refuse("PRODUCT_NOT_FOUND");
      const alert = { productId, email: checked.value, secretKey, now: input.now };
      const outcome = await orIfProductDeleted(() =>
        withTenantTransaction(tenant, (tx) => createStockAlert(tx, alert)),
      );
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
