import { toast } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { fetchOrderRows, invalidateOrders } from "../order-actions/order-queries.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { orderTexts } from "../texts/order-texts.ts";

export type RefusedOrder = { number: string; refusal: keyof typeof orderTexts.rowRefusals };

const CALLS = { pick: "POST /admin/orders/pick", pack: "POST /admin/orders/pack" } as const;
const DONE = { pick: orderTexts.picked, pack: orderTexts.packed } as const;

type ListedOrder = { number: string; missing: number };

export type ShortOrdersQuestion = { action: keyof typeof CALLS; numbers: readonly string[]; short: readonly string[] };

export type ChangeOrders = {
  /** Asks first where pieces of an order are missing. */
  run: (action: keyof typeof CALLS, numbers: readonly string[]) => Promise<void>;
  question: ShortOrdersQuestion | undefined;
  answer: (numbers: readonly string[]) => Promise<void>;
  isRunning: boolean;
  refused: readonly RefusedOrder[];
  dismiss: () => void;
};

/** Picks or packs orders, one call at a time. `onChanged` gets the numbers that changed. `listed`: the shown orders. */
export function useChangeOrders(
  company: string,
  listed: readonly ListedOrder[],
  onChanged: (numbers: readonly string[]) => void,
): ChangeOrders {
  const client = useQueryClient();
  const { run: runOnce, isRunning } = useOneAtATime();
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([]);
  const [question, ask] = useState<ShortOrdersQuestion>();
  const change: ChangeOrders["run"] = async (action, numbers) => {
    ask(undefined);
    if (numbers.length === 0) return;
    const result = await runOnce(() => callStaff(CALLS[action], { company, body: { numbers: [...numbers] } }));
    if (!result) return;
    if (!result.ok) return void toast.error(companyRefusalText(result.refusal));
    const { done, refused } = splitResults(result.value.data);
    setRefused(refused);
    onChanged(done);
    if (refused.length === 0) toast.success(DONE[action](done.length));
    else toast.warning(orderTexts.someChanged(done.length, refused.length));
    await invalidateOrders(client, company);
  };
  const run: ChangeOrders["run"] = async (action, numbers) => {
    const shown = listed.filter(({ number }) => numbers.includes(number));
    const others = numbers.filter((number) => !shown.some((row) => row.number === number));
    // A failed reading fails again in the change, which says so.
    const rows = [...shown, ...(await fetchOrderRows(company, others).catch(() => []))];
    const short = rows.filter(({ missing }) => missing > 0);
    if (short.length === 0) return change(action, numbers);
    ask({ action, numbers, short: short.map(({ number }) => number) });
  };
  const answer = async (numbers: readonly string[]) => question && change(question.action, numbers);
  return { run, question, answer, isRunning, refused, dismiss: () => setRefused([]) };
}

type RowResult = { number: string; refusal: RefusedOrder["refusal"] | null };

export function splitResults(results: readonly RowResult[]) {
  const done = results.filter(({ refusal }) => refusal === null).map(({ number }) => number);
  const refused = results.flatMap(({ number, refusal }) => (refusal ? [{ number, refusal }] : []));
  return { done, refused };
}
