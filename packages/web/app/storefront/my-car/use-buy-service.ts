import { toast } from "@pecacerta/ui/toast.ts";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { signInPath } from "../sessions/next-path.ts";
import { currentSession } from "../sessions/session-store.ts";
import type { ServicePlanItem } from "./service-plan-item.ts";

/** Buys parts of a plan in one press. Parts that need a choice, or are gone, are named and left out. */
export function useBuyService(path: string) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  async function buy(items: readonly ServicePlanItem[]): Promise<void> {
    if (isRunning.current) return;
    if (!currentSession()) return void navigate(signInPath(path));
    isRunning.current = true;
    setBusy(true);
    await addAll(items).catch(() => toast.error(m.NETWORK_ERROR()));
    isRunning.current = false;
    setBusy(false);
  }
  return { isBusy, buy };
}

async function addAll(items: readonly ServicePlanItem[]): Promise<void> {
  const { addToCart } = await import("../cart/cart-actions.ts");
  const loaded = await Promise.all(
    items.map(async ({ card, quantity }) => {
      const response = await call("GET /products/:slug", { params: { slug: card.slug } });
      return { name: card.name, quantity, product: response.ok ? response.value.data : undefined };
    }),
  );
  for (const { product, quantity } of loaded) if (product?.options.length === 0) await addToCart(product, [], quantity);
  const missing = loaded.filter(({ product }) => product?.options.length !== 0);
  if (missing.length > 0) toast.info(m.service_left_out({ names: missing.map(({ name }) => name).join(", ") }));
}
