import { changeStockPlaceCall } from "@pecacerta/contract/admin/stock";
import { accept } from "@pecacerta/rules/outcome";
import { piecesForSale } from "@pecacerta/rules/stock-movement";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { changeStockPlace } from "./change-stock-place.ts";

export const stockHandlers: readonly StaffHandler[] = [
  staffHandler(changeStockPlaceCall, async (tx, member, { params, body, now }) => {
    const outcome = await changeStockPlace(tx, member.actor, { ...body, productId: params.product, now });
    if (!outcome.ok) return outcome;
    const { productId, onHand, shelf, minimum } = outcome.value;
    return accept({ data: { product_id: productId, onHand: piecesForSale(onHand), shelf, minimum } });
  }),
];
