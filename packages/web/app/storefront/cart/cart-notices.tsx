import { Notice } from "@pecacerta/ui/notice.tsx";
import { type CartPageTextId, useCartPageText } from "../../texts/cart-page-text.ts";
import { type CartNotice, useCart } from "./cart-store.ts";

const TEXTS: Readonly<Record<CartNotice, CartPageTextId>> = {
  "prices-changed": "TEXT_CART_PRICES_CHANGED",
  "lines-gone": "TEXT_CART_LINES_GONE",
};

export function CartNotices() {
  const text = useCartPageText();
  const notices = useCart((state) => state.notices);
  if (notices.length === 0) return null;
  return (
    <div className="grid gap-2">
      {notices.map((notice) => (
        <Notice key={notice} tone="warning">
          {text(TEXTS[notice])}
        </Notice>
      ))}
    </div>
  );
}
