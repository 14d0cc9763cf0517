import type { OrderPrintDto, PickLineDto } from "@pecacerta/contract/admin/order-print";
import { totalsLines } from "@pecacerta/rules/cart";
import { orderStage } from "@pecacerta/rules/order-stage";
import { and, eq, inArray } from "drizzle-orm";
import { companySettings } from "../../../companies/tables.ts";
import type { TenantTransaction } from "../../../platform/database/tenant.ts";
import { orders } from "../../tables/orders.ts";
import type { OrderRow } from "../order-dto.ts";
import { toOrderProgress } from "./change-order.ts";
import { findMissingPieces } from "./find-missing-pieces.ts";
import { findItemsWithShelf, type ItemWithShelf, toPlacedItem } from "./items-with-shelf.ts";
import { buyerName } from "./order-rows.ts";

type RemainingItem = ItemWithShelf & { number: string; missing: number };

/** Canceled orders and lines are not printed. */
export async function findOrderPrint(tx: TenantTransaction, numbers: readonly string[]): Promise<OrderPrintDto> {
  const requested = [...new Set(numbers.map(Number))];
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, tx.companyId), inArray(orders.number, requested)));
  const printed = requested.flatMap((number) => rows.filter((row) => row.number === number && !row.cancelledAt));
  const items = await findRemainingItems(tx, printed);
  return {
    orders: printed.map((order) =>
      toPrintedOrder(
        order,
        items.filter(({ orderId }) => orderId === order.id),
      ),
    ),
    lines: toPickLines(items),
    missing: requested.filter((number) => !printed.some((order) => order.number === number)).map(String),
    sender: await findParcelSender(tx),
  };
}

async function findRemainingItems(tx: TenantTransaction, printed: readonly OrderRow[]): Promise<RemainingItem[]> {
  if (printed.length === 0) return [];
  const numbers = new Map(printed.map(({ id, number }) => [id, String(number)]));
  const items = await findItemsWithShelf(tx, [...numbers.keys()]);
  const missing = await findMissingPieces(tx, [...numbers.keys()]);
  return items
    .map((item) => ({
      ...item,
      number: numbers.get(item.orderId) ?? "",
      quantity: item.quantity - item.cancelledQuantity,
      missing: missing.ofItem(item),
    }))
    .filter(({ quantity }) => quantity > 0);
}

const toPrintedOrder = (order: OrderRow, items: readonly RemainingItem[]): OrderPrintDto["orders"][number] => ({
  number: String(order.number),
  createdAt: order.createdAt.toISOString(),
  stage: orderStage(toOrderProgress(order)),
  payment: order.payment,
  paymentState: order.paymentState,
  buyer: buyerName(order),
  shippingAddress: order.shippingAddress,
  order_notes: order.orderNotes,
  quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  items: items.map((item) => ({ ...toPlacedItem(item), total: item.price * item.quantity })),
  subtotal: order.subtotal,
  totals: totalsLines(order),
  total: order.total,
  carrier: order.carrier,
  tracking: order.tracking,
  nfeKey: order.nfeKey,
});

/** The same product with the same options is fetched once for all orders. */
function toPickLines(items: readonly RemainingItem[]): PickLineDto[] {
  const groups = Map.groupBy(items, ({ productId, options }) => JSON.stringify([productId, options]));
  return [...groups.values()].map(toPickLine).sort(compareShelves);
}

function toPickLine(items: RemainingItem[]): PickLineDto {
  const [first] = items as [RemainingItem, ...RemainingItem[]];
  const { productId, product, options, shelf } = first;
  const { name, brand, sku, partNumber } = product;
  const byOrder = Map.groupBy(items, ({ number }) => number);
  return {
    shelf,
    productId,
    name,
    brand: brand?.name ?? "",
    sku,
    partNumber,
    options: options.map((chosen) => nameOption(product, chosen)),
    image: product.images[0] ?? null,
    quantity: sumOf(items),
    missing: items.reduce((sum, item) => sum + item.missing, 0),
    orders: [...byOrder].map(([number, ofOrder]) => ({ number, quantity: sumOf(ofOrder) })),
  };
}

function nameOption({ options }: RemainingItem["product"], { name, value }: RemainingItem["options"][number]) {
  const option = options.find(({ slug }) => slug === name);
  const chosen = option?.values.find(({ slug }) => slug === value);
  return { name: option?.name ?? name, value: chosen?.name ?? value };
}

const sumOf = (items: readonly RemainingItem[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

const shelfOrder = new Intl.Collator("pt-BR", { numeric: true });

function compareShelves(one: PickLineDto, other: PickLineDto): number {
  const missing = Number(one.shelf === "") - Number(other.shelf === "");
  return missing || shelfOrder.compare(one.shelf, other.shelf) || shelfOrder.compare(one.name, other.name);
}

async function findParcelSender(tx: TenantTransaction): Promise<OrderPrintDto["sender"]> {
  const [row] = await tx.select().from(companySettings).where(eq(companySettings.companyId, tx.companyId));
  return {
    name: row?.titulo ?? "",
    legalName: row?.razaoSocial ?? "",
    cnpj: row?.cnpj ?? "",
    phone: row?.telefone ?? "",
    address1: [row?.rua, row?.numero].filter(Boolean).join(", "),
    district: row?.bairro ?? "",
    city: row?.cidade ?? "",
    state: row?.uf ?? "",
    postcode: row?.cep ?? "",
  };
}
