import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import { useHydrated } from "@pecacerta/ui/use-hydrated.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { useBuy } from "../cart/use-buy.ts";
import "./product-grid.css";

/** Adds one of the product to the cart, or leads to where it can be added. */
export function AddFromCardButton({ slug, name }: { slug: string; name: string }) {
  const navigate = useNavigate();
  const buy = useBuy();
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { addFromCard } = await import("../cart/add-from-card.ts");
      const nextPath = await addFromCard(slug, buy);
      if (nextPath) await navigate(nextPath);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="button button-secondary button-small card-add"
      disabled={!isHydrated}
      aria-busy={isBusy || undefined}
      aria-label={m.add_named({ name })}
      onClick={add}
    >
      <ShoppingCart size={18} />
      <span className="card-add-label">{m.add()}</span>
    </button>
  );
}
