import { listStockCall } from "@pecacerta/contract/admin/stock";
import { listStockMovementsCall, moveStockCall } from "@pecacerta/contract/admin/stock-movements";
import { accept } from "@pecacerta/rules/outcome";
import { moveStock } from "../../catalog/stock/move-stock.ts";
import { type StaffHandler, staffHandler } from "../../companies/staff-handler.ts";
import { findHeldPieces, shelfSurplus } from "../../sales/orders/staff/find-held-pieces.ts";
import { listStock } from "./list-stock.ts";
import { listStockMovements } from "./list-stock-movements.ts";

export const stockMovementHandlers: readonly StaffHandler[] = [
  staffHandler(listStockCall, async (tx, _member, { query }) => accept({ data: await listStock(tx, query) })),
  staffHandler(moveStockCall, async (tx, { actor, name }, { body, now }) => {
    const countHeld = async (productIds: readonly string[]) => {
      const held = await findHeldPieces(tx, productIds);
      return new Map([...held].map(([id, pieces]) => [id, shelfSurplus(pieces)]));
    };
    const results = await moveStock(tx, { ...actor, name }, { ...body, findHeldPieces: countHeld, now });
    return accept({ data: results });
  }),
  staffHandler(listStockMovementsCall, async (tx, _member, { query }) =>
    accept({ data: await listStockMovements(tx, query) }),
  ),
];
