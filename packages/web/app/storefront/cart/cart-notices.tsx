import { Notice } from "@pecacerta/ui/notice.tsx";
import { m } from "#messages";
import { type CartNotice, useCart } from "./cart-store.ts";

const TEXTS: Readonly<Record<CartNotice, () => string>> = {
  "prices-changed": m.cart_prices_changed,
  "lines-gone": m.cart_lines_gone,
};

export function CartNotices() {
  const notices = useCart((state) => state.notices);
  if (notices.length === 0) return null;
  return (
    <div className="grid gap-2">
      {notices.map((notice) => (
        <Notice key={notice} tone="warning">
          {TEXTS[notice]()}
        </Notice>
      ))}
    </div>
  );
}
