import { ownProperty } from "@pecacerta/rules/own-property";
import type { CallAmounts } from "../amount-fields.ts";
import type { StaffCallsByRoute } from "./calls.ts";

const amount = true as const;
const order = {
  subtotal: amount,
  totals: { price: amount },
  total: amount,
  items: { price: amount, total: amount },
  paidAmount: amount,
  openAmount: amount,
  refundedAmount: amount,
  refundDue: amount,
  events: { amount },
  payments: { amount },
  refunds: { amount },
};
const orderRow = { total: amount, paidAmount: amount, openAmount: amount, refundDue: amount };
const customer = { spent: amount, recentOrders: orderRow, bids: { value: amount, counter: amount } };
const day = { revenue: amount };
const figures = { today: day, yesterday: day, week: day };
const customerData = { response: { data: customer } };
const thread = {
  product: { price: amount },
  bid: { value: amount, price: amount, floor: amount, cost: amount, counter: amount },
};
const product = { price: amount, compareAtPrice: amount, cost: amount };
const productData = { response: { data: product } };
const conflict = { current: product, yours: product };
const threadData = { response: { data: thread } };
const orderData = { response: { data: order } };

/** Apart from the storefront's, so that its bundle holds none of them. A test compares it with the schemas. */
const STAFF_AMOUNTS: { readonly [Route in keyof StaffCallsByRoute]?: CallAmounts } = {
  "GET /admin/search": { response: { data: { orders: orderRow, products: { price: amount } } } },
  "GET /admin/products": { response: { data: { items: { price: amount, compareAtPrice: amount } } } },
  "POST /admin/selections/preview": {
    body: { action: { changes: product, amount } },
    response: { data: { rows: { before: product, after: product } } },
  },
  "GET /admin/selections": { response: { data: { action: { changes: product, amount } } } },
  "POST /admin/products/grid": { response: { data: { items: product } } },
  "POST /admin/selections/apply": { body: { action: { changes: product, amount } } },
  "PATCH /admin/products": { body: { products: { changes: product, base: product } } },
  "POST /admin/products": { ...productData, body: product },
  "GET /admin/products/:id": productData,
  "PATCH /admin/products/:id": { ...productData, body: { changes: product, base: product }, refusal: conflict },
  "POST /admin/products/:id/publish": productData,
  "POST /admin/products/:id/unpublish": productData,
  "POST /admin/products/:id/archive": productData,
  "POST /admin/products/:id/copy": productData,
  "GET /admin/products/:id/revisions": { response: { data: { before: product, after: product } } },
  "POST /admin/products/:id/restore": { ...productData, refusal: conflict },
  "GET /admin/home": { response: { data: { oldestOrders: orderRow, figures } } },
  "GET /admin/customers": { response: { data: { items: { spent: amount } } } },
  "GET /admin/customers/:id": customerData,
  "POST /admin/customers/:id/notes": customerData,
  "POST /admin/customers/:id/block": customerData,
  "POST /admin/customers/:id/unblock": customerData,
  "GET /admin/orders": { response: { data: { items: orderRow } } },
  "GET /admin/orders/print": {
    response: {
      data: {
        orders: { subtotal: amount, totals: { price: amount }, total: amount, items: { price: amount, total: amount } },
      },
    },
  },
  "GET /admin/orders/:number": orderData,
  "PATCH /admin/orders/:number": orderData,
  "POST /admin/orders/:number/pay": { ...orderData, body: { amount, open: amount } },
  "POST /admin/orders/:number/payments/:id/reverse": orderData,
  "POST /admin/orders/:number/pick": orderData,
  "POST /admin/orders/:number/pack": orderData,
  "POST /admin/orders/:number/put-back": orderData,
  "POST /admin/orders/:number/ship": orderData,
  "POST /admin/orders/:number/complete": orderData,
  "POST /admin/orders/:number/cancel": orderData,
  "POST /admin/orders/:number/refunds": { ...orderData, body: { amount } },
  "POST /admin/orders/:number/notes": orderData,
  "POST /admin/orders/:number/mails": orderData,
  "GET /admin/inbox": { response: { data: { items: { value: amount } } } },
  "GET /admin/inbox/:kind/:id": threadData,
  "POST /admin/questions/:id/answer": threadData,
  "POST /admin/questions/:id/hide": threadData,
  "POST /admin/questions/:id/show": threadData,
  "POST /admin/reviews/:id/answer": threadData,
  "POST /admin/reviews/:id/hide": threadData,
  "POST /admin/reviews/:id/show": threadData,
  "POST /admin/bids/:id/accept": threadData,
  "POST /admin/bids/:id/counter": { ...threadData, body: { value: amount } },
  "POST /admin/bids/:id/refuse": threadData,
  "POST /admin/messages/:id/answer": threadData,
  "POST /admin/messages/:id/close": threadData,
};

/** The amounts of a staff call, named by method and path. */
export const staffCallAmounts = (route: string): CallAmounts => ownProperty<CallAmounts>(STAFF_AMOUNTS, route) ?? {};
