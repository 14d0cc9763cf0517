import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/** Lets the buttons of a list's cards put into the cart: one listener for all, and its work fetched with the first press. */
export function useAddFromCards(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = list.current;
    const onClick = async ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-add]") : null;
      const slug = button?.dataset.add;
      if (!button || !slug || button.ariaBusy === "true") return;
      button.ariaBusy = "true";
      try {
        const { addFromCard } = await import("../cart/add-from-card.ts");
        const redirectPath = await addFromCard(slug);
        if (redirectPath) await navigate(redirectPath);
      } finally {
        button.ariaBusy = null;
      }
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [list, navigate]);
}
