import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  acceptedBidPrice,
  BID_STATUSES,
  type BidEvent,
  type BidStatus,
  bidStatusAt,
  bidStatusesAllowing,
  isActiveBid,
  isAllowedBidValue,
  isDoubtfulBid,
  matchAcceptedBids,
  nextBidStatus,
  parseBid,
} from "./bid.ts";

const BID_EVENTS: readonly BidEvent[] = ["counter", "accept", "refuse", "agree", "withdraw", "expire"];
const state = fc.constantFrom(...BID_STATUSES);
const event = fc.constantFrom(...BID_EVENTS);

describe("the events of a bid", () => {
  test("change its status as listed", () => {
    const table = BID_STATUSES.map((from) => [from, BID_EVENTS.filter((what) => nextBidStatus(from, what))]);
    expect(Object.fromEntries(table)).toEqual({
      open: ["counter", "accept", "refuse", "withdraw", "expire"],
      countered: ["refuse", "agree", "withdraw", "expire"],
      accepted: ["withdraw", "expire"],
      refused: [],
      expired: [],
      withdrawn: [],
    });
  });

  test("end it after at most three", () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 30 }), (events) => {
        const seen: BidStatus[] = ["open"];
        for (const what of events) {
          const next = nextBidStatus(seen.at(-1) ?? "open", what);
          if (next) seen.push(next);
        }
        expect(seen.length).toBeLessThanOrEqual(4);
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  test("are allowed for exactly the statuses that they change", () => {
    fc.assert(
      fc.property(state, event, (from, what) => {
        expect(bidStatusesAllowing(what).includes(from)).toBe(nextBidStatus(from, what) !== undefined);
      }),
    );
    expect(BID_STATUSES.filter(isActiveBid)).toEqual(["open", "countered", "accepted"]);
  });
});

test("an active bid expires at its deadline; an ordered, refused or withdrawn one does not", () => {
  fc.assert(
    fc.property(state, fc.boolean(), fc.integer(), fc.integer(), (from, isOrdered, expiresAt, now) => {
      const expected = isActiveBid(from) && !isOrdered && now >= expiresAt ? "expired" : from;
      expect(bidStatusAt({ state: from, isOrdered, expiresAt }, now)).toBe(expected);
    }),
  );
});

test("a bid is active until its deadline, and expired from then on", () => {
  const statusAt = (now: number) => bidStatusAt({ state: "open", isOrdered: false, expiresAt: 1000 }, now);
  expect([999, 1000].map(statusAt)).toEqual(["open", "expired"]);
});

test("a bid is from one centavo to twice the price; a product without a price has none", () => {
  expect([1, 100, 20_000].map((value) => isAllowedBidValue(value, 10_000))).toEqual([true, true, true]);
  expect([0, -1, 20_001, 1.5, Number.NaN].map((value) => isAllowedBidValue(value, 10_000))).toEqual(
    Array(5).fill(false),
  );
  expect(isAllowedBidValue(1, 0)).toBe(false);
});

describe("a bid form", () => {
  const typed = { value: "R$ 1.234,50", quantity: "2", message: "" };

  test("is parsed into value, quantity and message", () => {
    const read = parseBid({ ...typed, message: "  Levo   duas.\r\n " }, 100_000);
    expect(read).toEqual({ ok: true, value: { value: 123_450, quantity: 2, message: "Levo duas." } });
  });

  test("may have a message of 500 characters", () => {
    expect(parseBid({ ...typed, message: "a".repeat(500) }, 100_000).ok).toBe(true);
  });

  test.each([
    [{ value: " " }, { value: "ERROR_FORM_REQUIRED" }],
    [{ value: "0" }, { value: "INVALID_BID_VALUE" }],
    [{ value: "-5" }, { value: "INVALID_BID_VALUE" }],
    [{ value: "muito" }, { value: "INVALID_BID_VALUE" }],
    [{ value: "2000,01" }, { value: "INVALID_BID_VALUE" }],
    [{ quantity: "0" }, { quantity: "ERROR_ADD_TO_CART_QUANTITY" }],
    [{ message: "a".repeat(501) }, { message: "ERROR_FORM_TOO_LONG" }],
  ])("%j gives the error of its field", (change, details) => {
    const read = parseBid({ ...typed, ...change }, 100_000);
    expect(read).toEqual({ ok: false, refusal: "VALIDATION_FAILED", details });
  });
});

describe("an accepted bid", () => {
  const offer = { productId: "a", price: 80, quantity: 3 };
  const line = (productId: string, quantity: number) => ({ productId, quantity });

  test("applies to one line of its product with exactly its quantity", () => {
    const lines = [line("b", 3), line("a", 2), line("a", 3), line("a", 3)];
    expect(matchAcceptedBids(lines, [offer])).toEqual([undefined, undefined, offer, undefined]);
    expect(matchAcceptedBids(lines, [])).toEqual(Array(4).fill(undefined));
  });

  test("is never used twice, whatever the lines", () => {
    const some = fc.record({ productId: fc.constantFrom("a", "b"), quantity: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(fc.array(some), (lines) => {
        const used = matchAcceptedBids(lines, [offer]);
        expect(used.length).toBe(lines.length);
        expect(used.filter((one) => one !== undefined).length).toBe(
          lines.some(({ productId, quantity }) => productId === "a" && quantity === 3) ? 1 : 0,
        );
      }),
    );
  });

  test("has the seller's counter value as price, else the customer's value", () => {
    expect([acceptedBidPrice({ value: 80, counter: null }), acceptedBidPrice({ value: 80, counter: 90 })]).toEqual([
      80, 90,
    ]);
  });
});

test.each([
  [80_00, 80_00, 100_00, false],
  [79_99, 80_00, 100_00, true],
  [50_00, 0, 100_00, false],
  [49_99, 0, 100_00, true],
  [200_00, 0, 100_00, false],
])("a bid of %i with the floor %i and the price %i is doubtful: %s", (value, floor, price, isDoubtful) => {
  expect(isDoubtfulBid({ value, floor, price })).toBe(isDoubtful);
});
