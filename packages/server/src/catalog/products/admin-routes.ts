import { listProductRevisionsCall, restoreProductCall } from "@pecacerta/contract/admin/product-revisions";
import {
  archiveProductCall,
  copyProductCall,
  publishProductCall,
  unpublishProductCall,
} from "@pecacerta/contract/admin/product-states";
import {
  changeProductCall,
  changeProductsCall,
  createProductCall,
  getStaffProductCall,
} from "@pecacerta/contract/admin/products";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { ProductState } from "@pecacerta/rules/product-state";
import type { Installation } from "../../companies/installation.ts";
import { installationUrl } from "../../companies/mail/find-sender.ts";
import { type StaffHandler, type StaffMember, staffHandler } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { changeManyProducts } from "./staff/change-many-products.ts";
import { changeProduct, changeProductState, mayChangePrices, restoreProduct } from "./staff/change-product.ts";
import { copyToDraft, createProduct } from "./staff/create-product.ts";
import { findStaffProduct } from "./staff/find-staff-product.ts";
import { listProductRevisions } from "./staff/list-revisions.ts";

export function productHandlers({ config }: Pick<Installation, "config">): readonly StaffHandler[] {
  const baseUrl = installationUrl(config);

  async function answerWithProduct(tx: TenantTransaction, member: StaffMember, { id, now }: { id: string; now: Date }) {
    const product = await findStaffProduct(tx, id, { baseUrl, now, seesCost: mayChangePrices(member) });
    return product ? accept({ data: product }) : refuse("PRODUCT_NOT_FOUND");
  }

  const stateHandler =
    (state: ProductState) =>
    async (tx: TenantTransaction, member: StaffMember, input: { params: { id: string }; now: Date }) => {
      const { id } = input.params;
      const outcome = await changeProductState(tx, member, { id, state, now: input.now });
      return outcome.ok ? await answerWithProduct(tx, member, { id, now: input.now }) : outcome;
    };

  return [
    staffHandler(getStaffProductCall, (tx, member, { params, now }) =>
      answerWithProduct(tx, member, { ...params, now }),
    ),
    staffHandler(createProductCall, async (tx, member, { body, now }) => {
      const input = { changes: body, now, mayChangePrices: mayChangePrices(member) };
      const outcome = await createProduct(tx, member.actor, input);
      return outcome.ok ? await answerWithProduct(tx, member, { ...outcome.value, now }) : outcome;
    }),
    staffHandler(changeProductCall, async (tx, member, { params, body, request, now }) => {
      const outcome = await changeProduct(tx, member, { ...params, ...body, tag: request.headers["if-match"], now });
      if (!outcome.ok) return outcome;
      const answer = await answerWithProduct(tx, member, { ...params, now });
      return answer.ok ? accept({ data: { ...answer.value.data, changed: [...outcome.value.changed] } }) : answer;
    }),
    staffHandler(changeProductsCall, async (tx, member, { body, now }) => {
      const outcome = await changeManyProducts(tx, member, { ...body, now });
      return outcome.ok ? accept({ data: outcome.value }) : outcome;
    }),
    staffHandler(publishProductCall, stateHandler("published")),
    staffHandler(unpublishProductCall, stateHandler("draft")),
    staffHandler(archiveProductCall, stateHandler("archived")),
    staffHandler(copyProductCall, async (tx, member, { params, body, now }) => {
      const input = { ...params, ...body, now, mayChangePrices: mayChangePrices(member) };
      const outcome = await copyToDraft(tx, member.actor, input);
      return outcome.ok ? await answerWithProduct(tx, member, { ...outcome.value, now }) : outcome;
    }),
    staffHandler(listProductRevisionsCall, async (tx, member, { params, query }) => {
      const revisions = await listProductRevisions(tx, { ...params, ...query, seesCost: mayChangePrices(member) });
      return revisions ? accept({ data: revisions }) : refuse("PRODUCT_NOT_FOUND");
    }),
    staffHandler(restoreProductCall, async (tx, member, { params, body, now }) => {
      const outcome = await restoreProduct(tx, member, { ...params, ...body, now });
      return outcome.ok ? await answerWithProduct(tx, member, { ...params, now }) : outcome;
    }),
  ];
}
