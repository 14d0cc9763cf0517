import { changeAttributeCall, createAttributeCall, deleteAttributeCall } from "@pecacerta/contract/admin/attributes";
import {
  changeProductTypeCall,
  createProductTypeCall,
  deleteProductTypeCall,
  listProductTypesCall,
} from "@pecacerta/contract/admin/product-types";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { changeAttribute, createAttribute, deleteAttribute } from "./staff/change-attribute.ts";
import { changeProductType, createProductType, deleteProductType } from "./staff/change-product-type.ts";
import { findAttribute, findStaffProductType, listAttributes, listProductTypes } from "./staff/list-product-types.ts";

async function answerWithType(tx: TenantTransaction, id: string) {
  const type = await findStaffProductType(tx, id);
  return type ? accept({ data: type }) : refuse("PRODUCT_TYPE_NOT_FOUND");
}

async function answerWithAttribute(tx: TenantTransaction, slug: string) {
  const attribute = await findAttribute(tx, slug);
  return attribute ? accept({ data: attribute }) : refuse("ATTRIBUTE_NOT_FOUND");
}

export const productTypeHandlers: readonly StaffHandler[] = [
  staffHandler(listProductTypesCall, async (tx) =>
    accept({ data: { types: await listProductTypes(tx), attributes: await listAttributes(tx) } }),
  ),
  staffHandler(createProductTypeCall, async (tx, { actor }, { body, now }) => {
    const outcome = await createProductType(tx, actor, { ...body, now });
    return outcome.ok ? await answerWithType(tx, outcome.value.id) : outcome;
  }),
  staffHandler(changeProductTypeCall, async (tx, { actor }, { params, body, now }) => {
    const outcome = await changeProductType(tx, actor, { ...body, ...params, now });
    return outcome.ok ? await answerWithType(tx, params.id) : outcome;
  }),
  staffHandler(deleteProductTypeCall, async (tx, { actor }, { params, now }) => {
    const outcome = await deleteProductType(tx, actor, { ...params, now });
    return outcome.ok ? accept({ data: params }) : outcome;
  }),
  staffHandler(createAttributeCall, async (tx, member, { body, now }) => {
    const outcome = await createAttribute(tx, member, { ...body, now });
    return outcome.ok ? await answerWithAttribute(tx, outcome.value.slug) : outcome;
  }),
  staffHandler(changeAttributeCall, async (tx, member, { params, body, now }) => {
    const outcome = await changeAttribute(tx, member, { ...body, ...params, now });
    return outcome.ok ? await answerWithAttribute(tx, params.slug) : outcome;
  }),
  staffHandler(deleteAttributeCall, async (tx, member, { params, now }) => {
    const outcome = await deleteAttribute(tx, member, { ...params, now });
    return outcome.ok ? accept({ data: params }) : outcome;
  }),
];
