import type { StockMovementResultDto } from "@pecacerta/contract/admin/stock-movements";
import { type ShelfState, type StockMovementInput, stockChange } from "@pecacerta/rules/stock-movement";
import { sql } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { findNamedParts, NO_PART } from "../part-names/part-name.ts";
import { recordStockMovements, type StockMovement } from "./commands.ts";
import { findProductIdsByOwnNumbers } from "./find-by-own-number.ts";
import { type LockedStock, lockStock } from "./lock-stock.ts";

type StaffMovement = StockMovementInput & {
  product_id?: string | undefined;
  number?: string | undefined;
  document?: string | undefined;
  note?: string | undefined;
};

type MoveStockInput = {
  movements: readonly StaffMovement[];
  document: string;
  note: string;
  /** How many more pieces of each product are on the shelf than on hand. The stock is locked when it is called. */
  findHeldPieces: (productIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  now: Date;
};

type StaffActor = Extract<Actor, { kind: "staff" }> & { name: string };
type Refusal = NonNullable<StockMovementResultDto["refusal"]>;
type Target = { id: string } | { refusal: Refusal };

/** One result per movement. Movements of one product follow each other; a refused one leaves the others as they are. */
export async function moveStock(
  tx: TenantTransaction,
  { name: staffName, ...actor }: StaffActor,
  { movements, document, note, findHeldPieces, now }: MoveStockInput,
): Promise<StockMovementResultDto[]> {
  const targets = await findTargets(tx, movements);
  const ids = [...new Set(targets.flatMap(({ target }) => ("id" in target ? [target.id] : [])))];
  const shelves = new Map((await lockStock(tx, ids)).map((row) => [row.productId, row]));
  const before = new Map([...shelves].map(([id, { onHand }]) => [id, onHand]));
  const held = movements.some(({ reason }) => reason === "counted") ? await findHeldPieces(ids) : new Map();
  const names = await findNamedParts(tx, ids);
  const done: StockMovement[] = [];
  const results = targets.map(({ movement, target }) => {
    if ("refusal" in target) return refusedMovement(target.refusal);
    const shelf = shelves.get(target.id);
    if (!shelf) return refusedMovement("PRODUCT_NOT_FOUND");
    const product = { product_id: shelf.productId, ...(names.get(shelf.productId) ?? NO_PART) };
    const outcome = stockChange(movement, shelfState(shelf, held));
    if (!outcome.ok) return { ...product, quantity: 0, balance: shelf.onHand, refusal: outcome.refusal };
    const next = { ...shelf, onHand: shelf.onHand + outcome.value, lastMovement: shelf.lastMovement + 1 };
    shelves.set(shelf.productId, next);
    done.push({
      productId: shelf.productId,
      quantity: outcome.value,
      balance: next.onHand,
      number: next.lastMovement,
      reason: movement.reason,
      staffUserId: actor.staffUserId,
      staffName,
      document: movement.document ?? document,
      note: movement.note ?? note,
    });
    return { ...product, quantity: outcome.value, balance: next.onHand, refusal: null };
  });
  if (done.length === 0) return results;
  await saveShelves(tx, [...shelves.values()]);
  await recordStockMovements(tx, done);
  await appendAuditEntry(tx, actor, { ...auditedMovements(done, before), at: now });
  return results;
}

async function findTargets(
  tx: TenantTransaction,
  movements: readonly StaffMovement[],
): Promise<{ movement: StaffMovement; target: Target }[]> {
  const numbers = movements.flatMap(({ product_id, number }) => (product_id === undefined && number ? [number] : []));
  const found = await findProductIdsByOwnNumbers(tx, numbers);
  const findTarget = ({ product_id, number = "" }: StaffMovement): Target => {
    const [id, other] = product_id === undefined ? (found.get(number) ?? []) : [product_id];
    if (id === undefined) return { refusal: "PRODUCT_NOT_FOUND" };
    return other === undefined ? { id } : { refusal: "NUMBER_AMBIGUOUS" };
  };
  return movements.map((movement) => ({ movement, target: findTarget(movement) }));
}

const shelfState = ({ productId, onHand }: LockedStock, held: ReadonlyMap<string, number>): ShelfState => ({
  onHand,
  held: held.get(productId) ?? 0,
});

const refusedMovement = (refusal: Refusal): StockMovementResultDto => ({
  ...NO_PART,
  product_id: null,
  quantity: 0,
  balance: null,
  refusal,
});

async function saveShelves(tx: TenantTransaction, shelves: readonly LockedStock[]): Promise<void> {
  const column = <Value>(value: (shelf: LockedStock) => Value) => sql.param(shelves.map(value));
  await tx.execute(sql`
    update stock set on_hand = moved.on_hand, last_movement = moved.last_movement
    from unnest(${column((shelf) => shelf.productId)}::uuid[], ${column((shelf) => shelf.onHand)}::int[],
      ${column((shelf) => shelf.lastMovement)}::int[]) as moved (product_id, on_hand, last_movement)
    where stock.company_id = ${tx.companyId} and stock.product_id = moved.product_id
      and stock.last_movement <> moved.last_movement`);
}

function auditedMovements(done: readonly StockMovement[], before: ReadonlyMap<string, number>) {
  const products = new Set(done.map(({ productId }) => productId));
  const [id = ""] = products;
  const reason = [...new Set(done.map((movement) => movement.reason))].join(", ");
  const action = "stock.moved";
  if (products.size > 1) return { action, subjectKind: "stock", subjectId: "", after: { reason, count: done.length } };
  const after = { reason, onHand: done.at(-1)?.balance };
  return { action, subjectKind: "product", subjectId: id, before: { onHand: before.get(id) }, after };
}
