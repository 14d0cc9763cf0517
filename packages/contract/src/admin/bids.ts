import { z } from "zod";
import { defineCall } from "../call.ts";
import { amountFieldWith } from "../fields.ts";
import { changesInboxEntry } from "./inbox-call.ts";

const answersBid = { ...changesInboxEntry, permission: "bids.answer" } as const;

/** Reserves the pieces. Below the company's floor price it needs `prices.write` as well. */
export const acceptBidCall = defineCall({
  ...answersBid,
  path: "/admin/bids/:id/accept",
  summary: "Accept a bid",
  refusals: {
    404: ["BID_NOT_FOUND"],
    409: ["BID_CLOSED", "OUT_OF_STOCK"],
    422: ["BID_BELOW_FLOOR", "IDEMPOTENCY_KEY_REUSED"],
  },
});

/** `value`: the price of one piece. */
export const counterBidCall = defineCall({
  ...answersBid,
  path: "/admin/bids/:id/counter",
  summary: "Propose another price",
  body: z.object({ value: amountFieldWith("INVALID_BID_VALUE") }),
  refusals: {
    404: ["BID_NOT_FOUND"],
    409: ["BID_CLOSED"],
    422: ["INVALID_BID_VALUE", "BID_BELOW_FLOOR", "IDEMPOTENCY_KEY_REUSED"],
  },
});

export const refuseBidCall = defineCall({
  ...answersBid,
  path: "/admin/bids/:id/refuse",
  summary: "Refuse a bid",
  refusals: { 404: ["BID_NOT_FOUND"], 409: ["BID_CLOSED"], 422: ["IDEMPOTENCY_KEY_REUSED"] },
});
