import { isSellable } from "@pecacerta/rules/product";
import { toast } from "@pecacerta/ui/toast.ts";
import { useRef, useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useBuy } from "../cart/use-buy.ts";
import type { PlanPart } from "./choose-plan-part.ts";

/** Buys parts of a plan in one press. Parts that need a choice, or are gone, are named and left out. */
export function useBuyService() {
  const buyLines = useBuy();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  async function buy(items: readonly PlanPart[]): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const { lines, leftOut, refusal } = await loadLines(items);
    if (lines.length > 0) await buyLines(lines);
    if (lines.length === 0 && refusal) toast.error(refusalText(refusal));
    else if (leftOut.length > 0) toast.info(m.service_left_out({ names: leftOut.join(", ") }));
    isRunning.current = false;
    setBusy(false);
  }
  return { isBusy, buy };
}

async function loadLines(items: readonly PlanPart[]) {
  const loaded = await Promise.all(
    items.map(async ({ card, quantity }) => {
      const response = await call("GET /products/:slug", { params: { slug: card.slug } });
      const product = response.ok ? response.value.data : undefined;
      const line =
        product && isSellable(product) && product.options.length === 0 ? { product, options: [], quantity } : undefined;
      return { name: card.name, line, refusal: response.ok ? undefined : response.refusal };
    }),
  );
  return {
    lines: loaded.flatMap(({ line }) => line ?? []),
    leftOut: loaded.filter(({ line }) => !line).map(({ name }) => name),
    refusal: loaded.find(({ refusal }) => refusal)?.refusal,
  };
}
