import { setTimeout as sleep } from "node:timers/promises";
import { callAmounts, encodeAmounts } from "@pecacerta/contract/amount-fields";
import type { CallBody } from "@pecacerta/contract/call";
import { checkoutCall } from "@pecacerta/contract/checkout";
import {
  cancelOrderCall,
  getOrderByNumberCall,
  getOrderByTokenCall,
  getOrderByUuidCall,
  listOrdersCall,
  reorderCall,
  trackOrderCall,
} from "@pecacerta/contract/orders";
import { ORDER_PAGE_SIZE } from "@pecacerta/rules/order";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { maskOrder } from "@pecacerta/rules/privacy";
import { guessDelay } from "@pecacerta/rules/session";
import type { FastifyInstance } from "fastify";
import type { FindNotifiedStaff } from "../../companies/find-notified-staff.ts";
import type { Installation } from "../../companies/installation.ts";
import { servePublic } from "../../companies/serve-public.ts";
import { serveCustomer, serveCustomerOutsideTransaction } from "../../customers/sessions/serve-customer.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../../platform/database/tenant.ts";
import { countNetworkAttempt, revertNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import {
  countAttempt,
  HOUR_S,
  incrementAttempts,
  networkOfRequest,
  revertAttempt,
  tooManyRequests,
} from "../../platform/http/rate-limits.ts";
import type { CallInput } from "../../platform/http/serve-call.ts";
import { cancelOrder } from "./cancel-order.ts";
import { type StoredOrder, withToken } from "./order-token.ts";
import { placeOrder } from "./place-order.ts";
import { findOrderById, findOrderByNumber, findOrderByToken, findOrders, findTrackedOrder } from "./queries.ts";
import { reorder } from "./reorder.ts";

/** `findNotifiedStaff` comes from the staff, who are in a higher layer. */
export function registerOrderRoutes(
  app: FastifyInstance,
  installation: Installation,
  findNotifiedStaff: FindNotifiedStaff,
): void {
  const { config, secretKey } = installation;
  const toDtoWithToken = (tx: Pick<TenantTransaction, "companyId">, order: StoredOrder | undefined) =>
    order && withToken(secretKey, tx.companyId, order);

  serveCustomerOutsideTransaction(
    app,
    installation,
    checkoutCall,
    async (tenant, customer, { body, request, reply, now }) => {
      // Counted in its own transaction: a refused checkout counts as well.
      const attempts = { subject: `checkout:${customer.id}`, max: config.CHECKOUTS_PER_MINUTE, seconds: 60, now };
      const waitSeconds = await countAttempt(tenant, config, attempts);
      if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
      const input = {
        ...toPlaceOrderFields(body),
        customer,
        idempotencyKey: String(request.headers["idempotency-key"]),
        limitsNewCustomers: config.RATE_LIMITS,
        secretKey,
        now,
        notice: { findNotifiedStaff, companySlug: tenant.slug },
      };
      const outcome = await withTenantTransaction(tenant, (tx) => placeOrder(tx, input));
      return outcome.ok ? accept({ data: outcome.value }) : outcome;
    },
  );

  serveCustomer(app, installation, listOrdersCall, async (tx, { id }, { query: { page } }) => {
    const { orders, total } = await findOrders(tx, id, page);
    const pages = Math.max(1, Math.ceil(total / ORDER_PAGE_SIZE));
    return accept({
      data: orders.map((order) => withToken(secretKey, tx.companyId, order)),
      page,
      limit: ORDER_PAGE_SIZE,
      total,
      pages,
    });
  });

  serveCustomer(app, installation, getOrderByNumberCall, async (tx, { id }, { params }) =>
    orNotFound(toDtoWithToken(tx, await findOrderByNumber(tx, id, params.number))),
  );

  serveCustomer(app, installation, getOrderByUuidCall, async (tx, { id }, { params }) =>
    orNotFound(toDtoWithToken(tx, await findOrderById(tx, id, params.uuid))),
  );

  serveCustomer(app, installation, cancelOrderCall, async (tx, { id }, { params, now }) => {
    const outcome = await cancelOrder(tx, id, { number: params.number, now });
    return outcome.ok ? accept({ data: withToken(secretKey, tx.companyId, outcome.value) }) : outcome;
  });

  serveCustomer(app, installation, reorderCall, async (tx, { id }, { params, now }) =>
    orNotFound(await reorder(tx, id, { number: params.number, now })),
  );

  servePublic(app, installation, getOrderByTokenCall, async (tenant, { params, reply, now }) => {
    reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
    const order = await withTenantTransaction(tenant, (tx) => findOrderByToken(tx, params.token, now));
    if (!order) return refuse("ORDER_NOT_FOUND");
    const { tokenHash, ...stored } = order;
    return accept({ data: maskOrder({ ...stored, token: params.token }) });
  });

  addTrackingRoute(app, installation);
}

const toPlaceOrderFields = (body: CallBody<typeof checkoutCall>) => ({
  requestBody: encodeAmounts(body, callAmounts("POST /user/orders/checkout").body),
  items: body.items,
  addressId: body.address_id,
  address: body.address,
  vehicleId: body.vehicle_id,
  payment: body.payment,
  notes: body.order_notes,
  expectedTotal: body.expected_total,
});

function addTrackingRoute(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;
  const track = async (tenant: Tenant, { body, request, reply, now }: CallInput<typeof trackOrderCall>) => {
    const admit = <Value>(work: () => Promise<Value>) => app.admitCall(request, work);
    const window = { seconds: HOUR_S, now };
    const networkLimit = {
      ...window,
      subject: "track",
      network: networkOfRequest(request),
      max: config.TRACKINGS_PER_HOUR,
    };
    const orderLimit = { ...window, subject: `track:order:${body.number}` };
    const counted = await admit(async () => {
      const waitSeconds = await countNetworkAttempt(tenant, config, networkLimit);
      return { waitSeconds, guesses: waitSeconds > 0 ? 0 : await incrementAttempts(tenant, config, orderLimit) };
    });
    if (counted.waitSeconds > 0) return tooManyRequests(reply, counted.waitSeconds);
    // Guesses from many networks delay the order's owner, but never lock them out.
    await sleep(guessDelay(counted.guesses));
    let isWrong = false;
    try {
      const order = await admit(() =>
        withTenantTransaction(tenant, (tx) => findTrackedOrder(tx, body.number, body.email)),
      );
      isWrong = order === undefined;
      return orNotFound(order);
    } finally {
      if (!isWrong) {
        await revertNetworkAttempt(tenant, config, networkLimit);
        await revertAttempt(tenant, config, orderLimit);
      }
    }
  };
  servePublic(app, installation, trackOrderCall, track, { admitsItself: true });
}

const orNotFound = <Value>(value: Value | undefined) =>
  value === undefined ? refuse("ORDER_NOT_FOUND") : accept({ data: value });
