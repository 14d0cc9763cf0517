import {
  acceptCounterBidCall,
  createBidCall,
  listBidsCall,
  listProductBidsCall,
  withdrawBidCall,
} from "@pecacerta/contract/bids";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { FindNotifiedStaff } from "../../companies/find-notified-staff.ts";
import type { Installation } from "../../companies/installation.ts";
import { lockCustomer } from "../../customers/lock-customer.ts";
import { serveCustomer } from "../../customers/sessions/serve-customer.ts";
import { tooManyRequests } from "../../platform/http/rate-limits.ts";
import { acceptCounterBid, createBid, withdrawBid } from "./commands.ts";
import { queueStaffBidMails } from "./mails.ts";
import { findBids, findBidsOnProduct, findOwnBid, secondsUntilNextBid } from "./queries.ts";

/** `findNotifiedStaff` comes from the staff, who are in a higher layer. */
export function registerBidRoutes(
  app: FastifyInstance,
  installation: Installation,
  findNotifiedStaff: FindNotifiedStaff,
): void {
  const { RATE_LIMITS, BIDS_PER_HOUR: perHour } = installation.config;

  serveCustomer(app, installation, listProductBidsCall, async (tx, { id }, { params, now }) =>
    accept({ data: await findBidsOnProduct(tx, id, params.productId, now) }),
  );

  serveCustomer(app, installation, listBidsCall, async (tx, { id }, { now }) =>
    accept({ data: await findBids(tx, id, now) }),
  );

  serveCustomer(app, installation, createBidCall, async (tx, { id }, { body, reply, tenant, now }) => {
    await lockCustomer(tx, id);
    const waitSeconds = RATE_LIMITS ? await secondsUntilNextBid(tx, id, { perHour, now }) : 0;
    if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
    const { product_id: productId, value, quantity, message } = body;
    const outcome = await createBid(tx, id, { productId, value, quantity, message }, now);
    if (!outcome.ok) return outcome;
    const to = await findNotifiedStaff(tx, "new-bid", now);
    await queueStaffBidMails(tx, { bid: outcome.value, to, companySlug: tenant.slug }, now);
    return accept({ data: outcome.value });
  });

  for (const [call, command] of [
    [acceptCounterBidCall, acceptCounterBid],
    [withdrawBidCall, withdrawBid],
  ] as const)
    serveCustomer(app, installation, call, async (tx, { id: customerId }, { params: { id }, now }) => {
      // A bid on an unpublished product is not visible to its customer.
      if (!(await findOwnBid(tx, customerId, id, now))) return refuse("BID_NOT_FOUND");
      const outcome = await command(tx, customerId, { id, now });
      if (!outcome.ok) return outcome;
      const bid = await findOwnBid(tx, customerId, id, now);
      return bid ? accept({ data: bid }) : refuse("BID_NOT_FOUND");
    });
}
