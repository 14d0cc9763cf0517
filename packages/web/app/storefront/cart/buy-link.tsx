import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { ShoppingCart } from "@pecacerta/ui/icons.tsx";
import type { MouseEvent } from "react";
import { m } from "#messages";
import { purchasePath } from "../pending/purchase-path.ts";

type Props = {
  slug: string;
  /** Where signing in leads back to, before hydration. */
  returnPath: string;
  className?: string;
  label?: string;
  describedBy?: string;
  onBuy: () => void;
};

/** The visitor's login button in the place of the cart's. It opens the sheet over the page; before hydration it is a link. */
export function BuyLink({ slug, returnPath, className, label, describedBy, onBuy }: Props) {
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onBuy();
  };
  return (
    <ButtonLink
      href={purchasePath(returnPath, slug)}
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      onClick={handleClick}
    >
      <ShoppingCart size={20} />
      {m.buy()}
    </ButtonLink>
  );
}
