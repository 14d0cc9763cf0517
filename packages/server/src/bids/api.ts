import { bidsOnProduct as bidsOnProductCall, listBids, placeBid as placeCall } from "@pecacerta/contract/bids";
import { done } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { oneByOne } from "../customers/one-by-one.ts";
import { tooMany } from "../http/limits.ts";
import { serveCustomer } from "../http/serve-call.ts";
import type { Installation } from "../installation.ts";
import { placeBid } from "./commands.ts";
import { bidsOf, bidsOnProduct, waitForNextBid } from "./queries.ts";

export function bidsApi(app: FastifyInstance, installation: Installation): void {
  const { RATE_LIMITS, BIDS_PER_HOUR: perHour } = installation.config;

  serveCustomer(app, installation, bidsOnProductCall, async (tx, { id }, { params, now }) =>
    done({ data: await bidsOnProduct(tx, id, params.productId, now) }),
  );

  serveCustomer(app, installation, listBids, async (tx, { id }, { now }) => done({ data: await bidsOf(tx, id, now) }));

  serveCustomer(app, installation, placeCall, async (tx, { id }, { body, reply, now }) => {
    await oneByOne(tx, id);
    const wait = RATE_LIMITS ? await waitForNextBid(tx, id, { perHour, now }) : 0;
    if (wait > 0) return tooMany(reply, wait);
    const placed = await placeBid(tx, id, body, now);
    return placed.ok ? done({ data: placed.value }) : placed;
  });
}
