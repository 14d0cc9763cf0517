import type { StaffOrderDto } from "@pecacerta/contract/admin/order";
import { actionTexts } from "../texts/order-action-texts.ts";
import { countTo } from "./count-to.ts";

export type OrderLine = StaffOrderDto["items"][number];
export type OrderPiece = { key: string; label: string; count: number };

const MOST_CHECKBOXES = 12;

export const leftOf = ({ quantity, cancelledQuantity }: OrderLine): number => quantity - cancelledQuantity;

/** The lines that are not canceled, by shelf, each with what is to be checked. */
export const orderPieces = ({ items }: StaffOrderDto): { item: OrderLine; pieces: OrderPiece[] }[] =>
  items
    .filter((item) => leftOf(item) > 0)
    .toSorted(compareShelves)
    .map((item) => ({ item, pieces: piecesOf(item) }));

/** Those without a shelf come last. */
const compareShelves = (one: OrderLine, other: OrderLine): number =>
  Number(one.shelf === "") - Number(other.shelf === "") ||
  one.shelf.localeCompare(other.shelf, "pt-BR", { numeric: true });

function piecesOf(item: OrderLine): OrderPiece[] {
  const count = leftOf(item);
  if (count > MOST_CHECKBOXES) return [{ key: `${item.position}`, label: actionTexts.pick.all(count), count }];
  return countTo(count).map((index) => ({
    key: `${item.position}/${index}`,
    label: actionTexts.pick.piece(index, count),
    count: 1,
  }));
}
