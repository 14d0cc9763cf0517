import type { Call } from "@pecacerta/contract/call";
import { calls } from "@pecacerta/contract/calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSession } from "../src/customers/sessions/session.ts";
import { withTenantTransaction } from "../src/platform/database/tenant.ts";
import { acceptsTokenInBody } from "../src/platform/http/call-schema.ts";
import { createTestCustomer, type SignedInCustomer } from "../testing/customers.ts";
import { openTestInstallation, type TestInstallation, unwrapOutcome } from "../testing/database.ts";
import type { VehicleRow } from "../testing/vehicles.ts";
import {
  accountCalls,
  allCalls,
  appendQuery,
  type ContractCallName,
  isBearer,
  removalCalls,
  requestFor,
} from "./call-requests.ts";
import { type CompanyFixture, createCompanyFixture } from "./company-fixture.ts";

let context: TestInstallation;
let ownCompany: CompanyFixture;
let otherCompany: CompanyFixture;
/** Another customer of my company. */
let otherCustomer: SignedInCustomer;
let revoked: string;
let expired: string;

beforeAll(async () => {
  context = await openTestInstallation();
  ownCompany = await createCompanyFixture(context);
  otherCompany = await createCompanyFixture(context);
  otherCustomer = await createTestCustomer(ownCompany.tenant);
  revoked = await createRevokedToken();
  expired = await createToken(new Date(Date.now() - 40 * 86_400_000));
});
afterAll(() => context.close());

/** The calls of the contract that need no token, from docs/api.md. Every other call is tested to refuse strangers. */
const PUBLIC_CALLS: readonly ContractCallName[] = [
  ...(["login", "sendSignInCode", "confirmSignInCode", "register"] as const),
  ...(["confirmEmail", "recoverPassword", "resetPassword"] as const),
  ...(["listener", "listCategories", "categoryBySlug", "listBrands", "listCountries"] as const),
  ...(["listProducts", "productBySlug", "productByUuid", "allProducts", "relatedProducts", "analogProducts"] as const),
  ...(["latestProducts", "bestProducts", "mostRatedProducts", "specialOffers", "newArrivals"] as const),
  ...(["featuredProducts", "popularProducts", "searchProducts", "searchSuggestions", "judgeProducts"] as const),
  ...(["addressByCep", "priceTableMakes", "priceTableModels", "priceTableFamilies"] as const),
  ...(["priceTableYears", "priceTableVehicle"] as const),
  ...(["vehicleYears", "vehicleMakes", "vehicleModels", "listVehicles", "vehicleByCode", "vehicleByVin"] as const),
  ...(["listReviews", "listQuestions", "latestPosts", "blogCategories"] as const),
  ...(["subscribe", "confirmNewsletter", "leaveNewsletter", "createStockAlert", "writeToCompany"] as const),
  ...(["orderByToken", "trackOrder"] as const),
];
const bearerCalls = allCalls.map(([name]) => name).filter((name) => !PUBLIC_CALLS.includes(name));
const staysSignedIn = (name: ContractCallName) => name !== "logout";

async function createToken(now: Date): Promise<string> {
  const customerId = ownCompany.owner.customer.id;
  return unwrapOutcome(
    await withTenantTransaction(ownCompany.tenant, (tx) => createSession(tx, { customerId, remember: false, now })),
  ).token;
}

async function createRevokedToken(): Promise<string> {
  const token = await createToken(new Date());
  await context.app.inject({ method: "POST", url: "/ecommerce/logout", headers: headersOf(ownCompany, token) });
  return token;
}

const headersOf = ({ tenant }: CompanyFixture, token: string) => ({
  ecommerce: tenant.slug,
  authorization: `Bearer ${token}`,
});

function send(name: ContractCallName, about: CompanyFixture, headers: Record<string, string>) {
  const request = requestFor(name, about);
  return context.app.inject({ ...request, headers: { ...request.headers, ...headers } });
}

describe("a call that needs a customer", () => {
  test("[RO-03] is every call that is not public, and accepts its own customer", async () => {
    expect(allCalls.filter(isBearer).map(([name]) => name)).toEqual(bearerCalls);
    for (const name of bearerCalls.filter(staysSignedIn)) {
      const fixture = [...removalCalls, ...accountCalls].includes(name)
        ? await createCompanyFixture(context)
        : ownCompany;
      expect((await send(name, fixture, fixture.owner.headers)).statusCode, name).toBeLessThan(300);
    }
  });

  test.each(bearerCalls)(
    "[RO-03] %s: no token, a bad, an expired and a revoked one are 401, byte for byte",
    async (name) => {
      const { authorization } = ownCompany.owner.headers;
      const strangers: Record<string, string>[] = [
        {},
        ...[
          "",
          "Bearer",
          "Bearer ",
          "Bearer x",
          `Basic ${ownCompany.owner.token}`,
          `${authorization}x`,
          `${authorization} x`,
        ].map((sent) => ({ authorization: sent })),
        { authorization: `Bearer ${expired}` },
        { authorization: `Bearer ${revoked}` },
      ];
      for (const stranger of strangers) {
        const response = await send(name, ownCompany, { ecommerce: ownCompany.tenant.slug, ...stranger });
        expect([response.statusCode, response.body], JSON.stringify(stranger)).toEqual([
          401,
          '{"message":"AUTH_UNAUTHORIZED"}',
        ]);
      }
    },
  );

  test.each(bearerCalls)("[RO-04] %s: a token of one company is unauthorized at another", async (name) => {
    for (const [headers, about] of [
      [headersOf(otherCompany, ownCompany.owner.token), otherCompany],
      [headersOf(otherCompany, ownCompany.owner.token), ownCompany],
      [headersOf(ownCompany, otherCompany.owner.token), ownCompany],
    ] as const) {
      const response = await send(name, about, headers);
      expect([response.statusCode, response.body]).toEqual([401, '{"message":"AUTH_UNAUTHORIZED"}']);
    }
  });

  test("[RO-03] reports no field errors to an unauthorized client", async () => {
    for (const name of bearerCalls) {
      const { method, body }: Call = calls[name];
      if (!body) continue;
      const { url } = requestFor(name, ownCompany);
      const response = await context.app.inject({
        method,
        url,
        headers: { ecommerce: ownCompany.tenant.slug },
        payload: { items: 7 },
      });
      expect([name, response.statusCode]).toEqual([name, 401]);
    }
  });
});

describe("data of another customer", () => {
  /** The calls whose address names a thing of one customer: all that need one, but for what all customers see. */
  const callsOnOwnItems = allCalls
    .filter(([name, { path }]) => bearerCalls.includes(name) && path.includes(":") && name !== "bidsOnProduct")
    .map(([name]) => name);
  const byOwnNumber: ContractCallName[] = ["orderByNumber", "cancelOrder", "orderAgain"];
  const missingItems = {
    address: "0197a1c2-0000-7000-8000-00000000ffff",
    vehicle: { id: "0197a1c2-0000-7000-8000-00000000ffff" } as VehicleRow,
    otherVehicle: { id: "0197a1c2-0000-7000-8000-00000000ffff" } as VehicleRow,
    order: { id: "", number: "987654", token: "", email: "" },
    session: "0197a1c2-0000-7000-8000-00000000ffff",
    bid: "0197a1c2-0000-7000-8000-00000000ffff",
  };

  test.each(callsOnOwnItems)(
    "[RO-04] %s: an id of another customer, of another company and an unknown one get the same 404",
    async (name) => {
      const none: CompanyFixture = {
        ...ownCompany,
        ...missingItems,
        order: { ...missingItems.order, id: missingItems.address },
      };
      const unknown = await send(name, none, ownCompany.owner.headers);
      expect(unknown.statusCode).toBe(404);
      for (const [about, headers] of [
        [ownCompany, otherCustomer.headers],
        // Order numbers begin anew in every company: my own number is no stranger's.
        ...(byOwnNumber.includes(name) ? [] : [[otherCompany, ownCompany.owner.headers] as const]),
      ] as const) {
        const response = await send(name, about, headers);
        expect([response.statusCode, response.body]).toEqual([404, unknown.body]);
      }
    },
  );

  test("[RO-04] never appear in a list", async () => {
    await send("addToWishlist", ownCompany, ownCompany.owner.headers);
    await send("placeBid", ownCompany, ownCompany.owner.headers);
    const lists = ["listAddresses", "listOrders", "listGarage", "readWishlist", "listBids", "readCart"] as const;
    for (const name of lists) {
      expect((await send(name, ownCompany, otherCustomer.headers)).body, name).not.toContain(ownCompany.canary);
    }
    expect((await send("listAddresses", ownCompany, otherCustomer.headers)).json().data).toEqual([]);
    expect((await send("listGarage", ownCompany, otherCustomer.headers)).json().data).toEqual([]);
    expect((await send("readWishlist", ownCompany, otherCustomer.headers)).json().data).toEqual([]);
    expect((await send("listBids", ownCompany, otherCustomer.headers)).json().data).toEqual([]);
    expect((await send("bidsOnProduct", ownCompany, otherCustomer.headers)).json().data).toEqual([]);
    expect((await send("listOrders", ownCompany, otherCustomer.headers)).json().data).toEqual([]);
  });
});

describe("a token in the body", () => {
  const insert = (body: Record<string, unknown>, headers: Record<string, string>) =>
    context.app.inject({
      method: "POST",
      url: "/ecommerce/user/cart/insert",
      headers: { ecommerce: ownCompany.tenant.slug, ...headers },
      payload: { product_id: ownCompany.product.id, quantity: 1, ...body },
    });
  const header = () => ({ authorization: `Bearer ${ownCompany.owner.token}` });

  test("[RO-03] is accepted where the specification puts it there; two different tokens are refused", async () => {
    const { token } = ownCompany.owner;
    expect((await insert({ token }, {})).statusCode).toBe(200);
    expect((await insert({ token }, header())).statusCode).toBe(200);
    expect((await insert({ token: "" }, header())).statusCode).toBe(200);
    expect((await insert({ token: otherCustomer.token }, header())).statusCode).toBe(401);
    expect((await insert({ token: 7 }, {})).statusCode).toBe(401);
  });

  test("[RO-03] is ignored in other calls and in a URL", async () => {
    for (const name of bearerCalls.filter((name) => !acceptsTokenInBody(calls[name]))) {
      const { method, url, payload = {} } = requestFor(name, ownCompany);
      const token = ownCompany.owner.token;
      const headers = { ecommerce: ownCompany.tenant.slug };
      const body = method === "GET" ? {} : { payload: { ...payload, token } };
      expect(
        (await context.app.inject({ method, url: appendQuery(url, `token=${token}`), headers, ...body })).statusCode,
      ).toBe(401);
    }
  });
});
