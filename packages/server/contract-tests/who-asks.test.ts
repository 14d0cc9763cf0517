import { calls } from "@pecacerta/contract/calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSession } from "../src/customers/sessions/session.ts";
import { withTenantTransaction } from "../src/platform/database/tenant.ts";
import { acceptsTokenInBody } from "../src/platform/http/call-schema.ts";
import { newCustomer, type SignedCustomer } from "../testing/customers.ts";
import { openForTest, type TestInstallation } from "../testing/database.ts";
import type { VehicleRow } from "../testing/vehicles.ts";
import { asking, everyCall, isBearer, type Name, ofAccount, removing, requestFor } from "./every-call.ts";
import { newWorld, type World } from "./world.ts";

let opened: TestInstallation;
let mine: World;
let theirs: World;
/** Another customer of my company. */
let neighbour: SignedCustomer;
let revoked: string;
let expired: string;

beforeAll(async () => {
  opened = await openForTest();
  mine = await newWorld(opened);
  theirs = await newWorld(opened);
  neighbour = await newCustomer(mine.shop);
  revoked = await tokenThatEnded();
  expired = await tokenOf(new Date(Date.now() - 40 * 86_400_000));
});
afterAll(() => opened.close());

const bearerCalls = everyCall.filter(isBearer).map(([name]) => name);
const staysSignedIn = (name: Name) => name !== "logout";

async function tokenOf(now: Date): Promise<string> {
  const customerId = mine.owner.customer.id;
  return (await withTenantTransaction(mine.shop, (tx) => createSession(tx, { customerId, remember: false, now })))
    .token;
}

async function tokenThatEnded(): Promise<string> {
  const token = await tokenOf(new Date());
  await opened.app.inject({ method: "POST", url: "/ecommerce/logout", headers: as(mine, token) });
  return token;
}

const as = ({ shop }: World, token: string) => ({ ecommerce: shop.slug, authorization: `Bearer ${token}` });

function ask(name: Name, about: World, headers: Record<string, string>) {
  const request = requestFor(name, about);
  return opened.app.inject({ ...request, headers: { ...request.headers, ...headers } });
}

describe("a call that needs a customer", () => {
  test("[RO-03] there are some, and each answers its own customer", async () => {
    expect(bearerCalls.length).toBeGreaterThanOrEqual(15);
    for (const name of bearerCalls.filter(staysSignedIn)) {
      const world = [...removing, ...ofAccount].includes(name) ? await newWorld(opened) : mine;
      expect((await ask(name, world, world.owner.headers)).statusCode, name).toBeLessThan(300);
    }
  });

  test.each(bearerCalls)(
    "[RO-03] %s: no token, a bad, an expired and a revoked one are 401, byte for byte",
    async (name) => {
      const { authorization } = mine.owner.headers;
      const strangers: Record<string, string>[] = [
        {},
        ...[
          "",
          "Bearer",
          "Bearer ",
          "Bearer x",
          `Basic ${mine.owner.token}`,
          `${authorization}x`,
          `${authorization} x`,
        ].map((sent) => ({ authorization: sent })),
        { authorization: `Bearer ${expired}` },
        { authorization: `Bearer ${revoked}` },
      ];
      for (const stranger of strangers) {
        const answer = await ask(name, mine, { ecommerce: mine.shop.slug, ...stranger });
        expect([answer.statusCode, answer.body], JSON.stringify(stranger)).toEqual([
          401,
          '{"message":"AUTH_UNAUTHORIZED"}',
        ]);
      }
    },
  );

  test.each(bearerCalls)("[RO-04] %s: a token of one company is worth nothing at another", async (name) => {
    for (const [headers, about] of [
      [as(theirs, mine.owner.token), theirs],
      [as(theirs, mine.owner.token), mine],
      [as(mine, theirs.owner.token), mine],
    ] as const) {
      const answer = await ask(name, about, headers);
      expect([answer.statusCode, answer.body]).toEqual([401, '{"message":"AUTH_UNAUTHORIZED"}']);
    }
  });

  test("[RO-03] tells a stranger nothing about his fields", async () => {
    for (const [name, { method, body }] of everyCall.filter(isBearer)) {
      if (!body) continue;
      const { url } = requestFor(name, mine);
      const answer = await opened.app.inject({
        method,
        url,
        headers: { ecommerce: mine.shop.slug },
        payload: { items: 7 },
      });
      expect([name, answer.statusCode]).toEqual([name, 401]);
    }
  });
});

describe("another's things", () => {
  /** The calls whose address names a thing of one customer: all that need one, but for what all customers see. */
  const named = everyCall
    .filter((one) => isBearer(one) && one[1].path.includes(":") && one[0] !== "bidsOnProduct")
    .map(([name]) => name);
  const byOwnNumber: Name[] = ["orderByNumber", "cancelOrder", "orderAgain"];
  const nowhere = {
    address: "0197a1c2-0000-7000-8000-00000000ffff",
    vehicle: { id: "0197a1c2-0000-7000-8000-00000000ffff" } as VehicleRow,
    otherVehicle: { id: "0197a1c2-0000-7000-8000-00000000ffff" } as VehicleRow,
    order: { id: "", number: "987654", token: "", email: "" },
    session: "0197a1c2-0000-7000-8000-00000000ffff",
    bid: "0197a1c2-0000-7000-8000-00000000ffff",
  };

  test.each(named)(
    "[RO-04] %s: a neighbour's, another company's and nobody's are one and the same 404",
    async (name) => {
      const none: World = { ...mine, ...nowhere, order: { ...nowhere.order, id: nowhere.address } };
      const unknown = await ask(name, none, mine.owner.headers);
      expect(unknown.statusCode).toBe(404);
      for (const [about, headers] of [
        [mine, neighbour.headers],
        // Order numbers begin anew in every company: my own number is no stranger's.
        ...(byOwnNumber.includes(name) ? [] : [[theirs, mine.owner.headers] as const]),
      ] as const) {
        const answer = await ask(name, about, headers);
        expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
      }
    },
  );

  test("[RO-04] lists hold none of a neighbour's", async () => {
    await ask("addToWishlist", mine, mine.owner.headers);
    await ask("placeBid", mine, mine.owner.headers);
    const lists = ["listAddresses", "listOrders", "listGarage", "readWishlist", "listBids", "readCart"] as const;
    for (const name of lists) {
      expect((await ask(name, mine, neighbour.headers)).body, name).not.toContain(mine.canary);
    }
    expect((await ask("listAddresses", mine, neighbour.headers)).json().data).toEqual([]);
    expect((await ask("listGarage", mine, neighbour.headers)).json().data).toEqual([]);
    expect((await ask("readWishlist", mine, neighbour.headers)).json().data).toEqual([]);
    expect((await ask("listBids", mine, neighbour.headers)).json().data).toEqual([]);
    expect((await ask("bidsOnProduct", mine, neighbour.headers)).json().data).toEqual([]);
    expect((await ask("listOrders", mine, neighbour.headers)).json().data).toEqual([]);
  });
});

describe("a token in the body", () => {
  const insert = (body: Record<string, unknown>, headers: Record<string, string>) =>
    opened.app.inject({
      method: "POST",
      url: "/ecommerce/user/cart/insert",
      headers: { ecommerce: mine.shop.slug, ...headers },
      payload: { product_id: mine.product.id, quantity: 1, ...body },
    });
  const header = () => ({ authorization: `Bearer ${mine.owner.token}` });

  test("[RO-03] serves where the specification sends it there; two that differ are none", async () => {
    const { token } = mine.owner;
    expect((await insert({ token }, {})).statusCode).toBe(200);
    expect((await insert({ token }, header())).statusCode).toBe(200);
    expect((await insert({ token: "" }, header())).statusCode).toBe(200);
    expect((await insert({ token: neighbour.token }, header())).statusCode).toBe(401);
    expect((await insert({ token: 7 }, {})).statusCode).toBe(401);
  });

  test("[RO-03] means nothing anywhere else, nor in an address", async () => {
    for (const name of bearerCalls.filter((name) => !acceptsTokenInBody(calls[name]))) {
      const { method, url, payload = {} } = requestFor(name, mine);
      const token = mine.owner.token;
      const headers = { ecommerce: mine.shop.slug };
      const body = method === "GET" ? {} : { payload: { ...payload, token } };
      expect(
        (await opened.app.inject({ method, url: asking(url, `token=${token}`), headers, ...body })).statusCode,
      ).toBe(401);
    }
  });
});
