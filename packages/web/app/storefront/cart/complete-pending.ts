import { CART_DELAY_MS, lineKey } from "@pecacerta/rules/cart";
import { formatMoney } from "@pecacerta/rules/money";
import { purchaseOptions } from "@pecacerta/rules/product";
import { toast } from "@pecacerta/ui/toast.ts";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import type { CallFailure } from "../../client/send.ts";
import { pluralInputs } from "../../texts/numbers.ts";
import {
  changePendingLine,
  claimPending,
  isOpenLine,
  type PendingLine,
  type PendingProblem,
  removePendingLine,
  usePending,
  withPendingLock,
} from "../pending/pending-store.ts";
import { currentSession } from "../sessions/session-store.ts";
import { removeLine } from "./cart-actions.ts";
import { addCartNotice, currentCart } from "./cart-store.ts";
import { insertServerLine, syncCart } from "./sync-cart.ts";
import { warnOfUnfitLines } from "./warn-of-unfit-lines.ts";

/** `price` is the server's. */
type AddedLine = { line: PendingLine; price: number; wasInCart: boolean };
type LineResult = { added: AddedLine } | { problem: PendingProblem } | "retry-later";

const BACKGROUND_DELAY_MS = 2000;

/**
 * Puts what the customer wanted as a visitor into the cart, in order. A line leaves the list only once the server has it:
 * after a failure the next page, sign-in or connection goes on.
 */
export async function completePendingLines(company: string): Promise<void> {
  // The tab that the customer looks at shows the toasts.
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, BACKGROUND_DELAY_MS));
  const added: AddedLine[] = [];
  const refused: PendingLine[] = [];
  await withPendingLock(company, "lines", async () => {
    const customerId = currentSession()?.customer.id;
    if (customerId === undefined) return;
    claimPending(customerId);
    const lines = usePending.getState().lines.filter(isOpenLine);
    // Another tab completed them.
    if (lines.length === 0) return await syncCart(customerId);
    for (const line of lines) {
      if (currentSession()?.customer.id !== customerId) return;
      const result = await completeLine(line);
      if (currentSession()?.customer.id !== customerId) return;
      if (result === "retry-later") return interrupt(lines.slice(lines.indexOf(line)));
      if ("added" in result) {
        added.push(result.added);
        removePendingLine(lineKey(line));
      } else {
        refused.push(line);
        changePendingLine(lineKey(line), result);
      }
    }
  });
  if (added.length + refused.length > 0) setTimeout(() => void report(added, refused), CART_DELAY_MS);
}

function interrupt(lines: readonly PendingLine[]): void {
  if (lines.some(({ problem }) => problem === undefined))
    toast.warning(m.toast_pending_interrupted(), { label: m.cart_see(), href: "/cart" });
  for (const line of lines) changePendingLine(lineKey(line), { problem: "interrupted" });
}

async function completeLine(line: PendingLine): Promise<LineResult> {
  const { product, quantity, options } = line;
  const current = await call("GET /products/:slug", { params: { slug: product.slug } });
  if (!current.ok) return current.status === 404 ? { problem: "unavailable" } : "retry-later";
  if (!purchaseOptions({ ...current.value.data, signedIn: true }).addToCart) return { problem: "out-of-stock" };
  const wasInCart = currentCart().items.some((item) => lineKey(item) === lineKey(line));
  const response = await insertServerLine({ product, quantity, options });
  if (!response.ok) return problemOf(response);
  const inserted = response.value.data.items.find((item) => lineKey(item) === lineKey(line));
  return { added: { line, price: inserted?.price ?? line.price, wasInCart } };
}

function problemOf({ refusal, status }: CallFailure): LineResult {
  if (refusal === "CART_FULL") return { problem: "cart-full" };
  if (refusal === "ERROR_ADD_TO_CART_OPTIONS") return { problem: "options-changed" };
  return [404, 409, 422].includes(status) ? { problem: "unavailable" } : "retry-later";
}

async function report(added: readonly AddedLine[], refused: readonly PendingLine[]): Promise<void> {
  const action = { label: m.cart_see(), href: "/cart" };
  const [only] = added;
  const isUnfit = await warnOfUnfitLines(
    added.filter(({ wasInCart }) => !wasInCart).map(({ line }) => line),
    removeLine,
  );
  if (only && added.length === 1) {
    const { name } = only.line.product;
    if (only.wasInCart)
      toast.info(m.toast_product_already_in_cart({ name }), { ...action, label: m.cart_change_quantity() });
    else if (!isUnfit) toast.success(m.toast_pending_added({ name }), action);
  } else if (only && !isUnfit) toast.success(m.toast_pending_lines_added(pluralInputs(added.length)), action);
  const repriced = added.filter(({ line, price }) => line.price !== price);
  if (repriced.length > 0) addCartNotice("prices-changed");
  for (const { line, price } of repriced)
    toast.warning(
      m.toast_price_changed({
        name: line.product.name,
        before: formatMoney(line.price),
        now: formatMoney(price),
      }),
      action,
    );
  for (const { product } of refused) toast.warning(m.toast_pending_refused({ name: product.name }), action);
}
