import { toast } from "@pecacerta/ui/toast.ts";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { addPendingLines, type PurchaseLine } from "../pending/pending-store.ts";
import { usePurchaseSheet } from "../pending/purchase-sheet.ts";
import { currentSession } from "../sessions/session-store.ts";
import { loadCompletePending } from "./watch-cart.ts";

/** Preloaded for customers; visitors cannot add to the cart. */
export const loadCartActions = () => import("./cart-actions.ts");

/** Buys products: customers get them in the cart; for visitors they wait while the sheet asks them to sign in. */
export function useBuy() {
  const { slug } = useCompany();
  const sheet = usePurchaseSheet();
  return async (lines: readonly PurchaseLine[]): Promise<void> => {
    const [only] = lines;
    if (!currentSession()) {
      addPendingLines(lines);
      return sheet.open();
    }
    try {
      if (only && lines.length === 1) {
        const { addToCart } = await loadCartActions();
        return await addToCart(only.product, only.options, only.quantity);
      }
      addPendingLines(lines);
      const { completePendingLines } = await loadCompletePending();
      await completePendingLines(slug);
    } catch {
      toast.error(m.NETWORK_ERROR());
    }
  };
}
