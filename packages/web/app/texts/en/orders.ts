import type { orderTexts as pt } from "../pt/orders.ts";

/** What can be done with an order, in English. */
export const orderTexts = {
  TEXT_ORDER_CANCELLED: "Cancelled",
  TEXT_ORDER_STEP_CANCELLED: "Order cancelled",
  TEXT_ORDER_CANCELLED_NOTICE: "This order was cancelled on {date}. Nothing will be shipped.",
  TEXT_ORDER_REFUND_NOTICE: "This order was cancelled on {date}. The shop will refund what you paid.",
  TEXT_ORDER_STEP_EXPIRED: "Cancelled: payment not received",
  TEXT_ORDER_EXPIRED_NOTICE:
    "Cancelled: payment not received by {date}. Nothing will be shipped or charged. If you have paid already, contact the shop.",
  TEXT_PAY_BY: "Pay by {date}. After that the order is cancelled.",
  TEXT_PAY_BY_OVER: "The time to pay ended on {date}. This order is being cancelled.",
  TEXT_ORDER_AGAIN: "Buy again",
  TEXT_ORDER_AGAIN_ADDING: "Adding…",
  TEXT_ORDER_AGAIN_ALL: "The items of this order are in the cart, at today’s prices.",
  TEXT_ORDER_AGAIN_SOME: "Not everything in this order could go into the cart:",
  TEXT_ORDER_AGAIN_GONE: "{name}: no longer sold",
  TEXT_ORDER_AGAIN_OPTIONS: "{name}: the chosen option no longer exists",
  TEXT_ORDER_AGAIN_LEFT:
    "{left, plural, =0 {{name}: sold out} one {{name}: only # unit left} other {{name}: only # units left}}",
  TEXT_ORDER_AGAIN_FULL: "{name}: the cart is full",
  TEXT_ORDER_AGAIN_SEE_CART: "See the cart",
  TEXT_ORDER_PRINT: "Print",
  TEXT_ORDER_CANCEL: "Cancel order",
  TEXT_ORDER_CANCELLING: "Cancelling…",
  TEXT_ORDER_CANCEL_TITLE: "Cancel order {number}?",
  TEXT_ORDER_CANCEL_HINT: "Nothing will be shipped, and the parts go back on sale. This cannot be undone.",
  TEXT_ORDER_CANCEL_PAID_HINT: "Nothing will be shipped, and the shop refunds what you paid. This cannot be undone.",
  TEXT_ORDER_KEEP: "Keep the order",
} as const satisfies Record<keyof typeof pt, string>;
