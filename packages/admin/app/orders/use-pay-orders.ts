import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { invalidateOrders } from "../order-actions/order-queries.ts";
import { orderTexts } from "../texts/order-texts.ts";
import type { RefusedOrder } from "./use-change-orders.ts";

type UnpaidOrder = { number: string; openAmount: number };

/** `failure`: the refusal after which no other order was tried. */
export type PaidOrders = {
  done: readonly UnpaidOrder[];
  refused: readonly RefusedOrder[];
  failure: string | undefined;
};

/** Confirms that what is open of orders was paid, one order at a time. `place`: of the order on its way. */
export function usePayOrders(onResult: (result: PaidOrders) => void) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const { run, isRunning: isPaying } = useOneAtATime();
  const [place, setPlace] = useState(1);
  const pay = async (orders: readonly UnpaidOrder[]) => {
    const result = await run(() => payEach(company, orders, setPlace));
    if (!result) return;
    onResult(result);
    await invalidateOrders(client, company);
  };
  return { pay, place, isPaying };
}

async function payEach(
  company: string,
  orders: readonly UnpaidOrder[],
  onPlace: (place: number) => void,
): Promise<PaidOrders> {
  const done: UnpaidOrder[] = [];
  const refused: RefusedOrder[] = [];
  for (const [at, order] of orders.entries()) {
    onPlace(at + 1);
    const { number, openAmount: open } = order;
    const body = { amount: open, open };
    const result = await callStaff("POST /admin/orders/:number/pay", { company, params: { number }, body });
    if (result.ok) done.push(order);
    else if (isOfOrder(result.refusal)) refused.push({ number, refusal: result.refusal });
    else return { done, refused, failure: result.refusal };
  }
  return { done, refused, failure: undefined };
}

const isOfOrder = (refusal: string): refusal is RefusedOrder["refusal"] =>
  Object.hasOwn(orderTexts.rowRefusals, refusal);
