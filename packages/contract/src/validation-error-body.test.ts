import { expect, test } from "vitest";
import { loginCall, registerCall } from "./accounts.ts";
import { listAddressesCall } from "./addresses.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import { listCategoriesCall } from "./categories.ts";
import { checkoutCall } from "./checkout.ts";
import { errorBodySchema } from "./error-body.ts";
import { newCustomerQuantityError, parseNewCustomerQuantityError } from "./new-customer-quantity-error.ts";
import { outOfStockError, parseOutOfStockError } from "./out-of-stock-error.ts";
import { getProductBySlugCall } from "./products.ts";
import { isRefusal, REFUSAL_STATUS, REFUSALS, type Refusal, statusForRefusal } from "./refusals.ts";
import { allRefusals, describeResponses, notFoundRefusal } from "./responses.ts";
import { validationErrorBody } from "./validation-error-body.ts";

const account = {
  name: "Cliente Exemplo",
  email: "cliente@example.com",
  password: "segredo",
  cpf: "529.982.247-25",
  phone: "(95) 99123-4567",
};
const registering = (sent: object) => {
  const issues = registerCall.body.safeParse(sent).error?.issues ?? [];
  return validationErrorBody(
    registerCall,
    issues.map(({ path, message }) => ({ instancePath: `/${path.join("/")}`, message })),
  );
};

test.each([
  ["email", "ana", "AUTH_INVALID_EMAIL"],
  ["email", "", "AUTH_INVALID_EMAIL"],
  ["password", "12345", "AUTH_WEAK_PASSWORD"],
  ["password", "", "AUTH_WEAK_PASSWORD"],
  ["cpf", "529.982.247-26", "INVALID_CPF"],
  ["phone", "123", "INVALID_PHONE"],
  ["name", " ", "ERROR_FORM_REQUIRED"],
])("[VA-02] a registration whose only error is %s %j gives %s", (field, value, key) => {
  expect(registering({ ...account, [field]: value })).toEqual({ message: key, errors: { [field]: key } });
});

test("[VA-02] several errors are listed by field", () => {
  expect(registering({ ...account, email: "ana", password: "1" })).toEqual({
    message: "VALIDATION_FAILED",
    errors: { email: "AUTH_INVALID_EMAIL", password: "AUTH_WEAK_PASSWORD" },
  });
});

test("a field gets its first error, nested names are joined by dots, unknown keys are not sent", () => {
  const faults = [
    { instancePath: "/items/0/quantity", message: "ERROR_ADD_TO_CART_QUANTITY" },
    { instancePath: "/items/0/quantity", message: "ERROR_FORM_INVALID" },
    { instancePath: "/", message: "Invalid input: expected object, received null" },
    { instancePath: "/__proto__", message: "constructor" },
  ];
  expect(Object.entries(validationErrorBody(checkoutCall, faults).errors ?? {})).toEqual([
    ["items.0.quantity", "ERROR_ADD_TO_CART_QUANTITY"],
    ["body", "ERROR_FORM_INVALID"],
    ["__proto__", "ERROR_FORM_INVALID"],
  ]);
});

test("a checkout without idempotency key gives the error of that header", () => {
  const [issue] = checkoutCall.headers.safeParse({ host: "example.com" }).error?.issues ?? [];
  const fault = { instancePath: `/${issue?.path.join("/")}`, message: issue?.message };
  expect(validationErrorBody(checkoutCall, [fault]).message).toBe("IDEMPOTENCY_KEY_REQUIRED");
});

test("validated headers keep unknown fields", () => {
  const sent = { "idempotency-key": "one", authorization: "Bearer x", ecommerce: "pecacerta" };
  expect(checkoutCall.headers.parse(sent)).toEqual(sent);
});

test("each refusal has an error status", () => {
  expect(REFUSALS.length).toBeGreaterThan(20);
  for (const key of REFUSALS) expect(REFUSAL_STATUS[key]).toBeGreaterThanOrEqual(400);
  expect([isRefusal("PRODUCT_NOT_FOUND"), isRefusal("toString")]).toEqual([true, false]);
});

test("a call has its own refusals and the common ones of its kind", () => {
  expect(allRefusals(getProductBySlugCall)).toEqual(expect.arrayContaining(["PRODUCT_NOT_FOUND", "COMPANY_NOT_FOUND"]));
  expect(allRefusals(getProductBySlugCall)).not.toContain("AUTH_UNAUTHORIZED");
  expect(allRefusals(listAddressesCall)).toContain("AUTH_UNAUTHORIZED");
  expect(allRefusals(listCategoriesCall)).not.toContain("VALIDATION_FAILED");
  expect([notFoundRefusal(getProductBySlugCall), notFoundRefusal(loginCall)]).toEqual([
    "PRODUCT_NOT_FOUND",
    "NOT_FOUND",
  ]);
});

test("every status of a call is described with its body", () => {
  const responses = describeResponses(checkoutCall);
  expect(Object.keys(responses).map(Number)).toEqual([201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]);
  const keys = "OUT_OF_STOCK, PRICE_CHANGED, NEW_CUSTOMER_QUANTITY, UNPAID_ORDERS_LIMIT, UNPAID_VALUE_LIMIT";
  expect(responses[409]?.meta()?.description).toBe(keys);
  const changed = { message: "PRICE_CHANGED", subtotal: 10, totals: [{ type: "tax", title: "Impostos", price: 2 }] };
  expect(responses[409]?.encode(responses[409].parse(changed))).toEqual(changed);
  expect(errorBodySchema.safeParse({ message: "something internal" }).success).toBe(false);
});

test("out-of-stock errors are formatted and parsed back", () => {
  expect([0, 3].map(outOfStockError).map(parseOutOfStockError)).toEqual([0, 3]);
  expect(
    ["OUT_OF_STOCK", "OUT_OF_STOCK:-1", "x OUT_OF_STOCK:1", "OUT_OF_STOCK:1x", "ERROR_FORM_INVALID", ""].map(
      parseOutOfStockError,
    ),
  ).toEqual(Array(6).fill(null));
  expect(parseOutOfStockError(outOfStockError(120))).toBe(120);
});

test("limits for new customers are formatted and parsed back", () => {
  expect([0, 12].map(newCustomerQuantityError)).toEqual(["NEW_CUSTOMER_QUANTITY:0", "NEW_CUSTOMER_QUANTITY:12"]);
  expect([0, 12].map(newCustomerQuantityError).map(parseNewCustomerQuantityError)).toEqual([0, 12]);
  const others = ["NEW_CUSTOMER_QUANTITY", "x NEW_CUSTOMER_QUANTITY:1", "NEW_CUSTOMER_QUANTITY:1x", ""];
  expect(others.map(parseNewCustomerQuantityError)).toEqual(Array(4).fill(null));
});

test.each(Object.entries<Call>(calls))("%s: has exactly the common refusals that can occur", (_, call) => {
  const refusals = allRefusals(call);
  const has = (...keys: Refusal[]) => keys.map((key) => refusals.includes(key));
  expect(has("TOO_MANY_REQUESTS", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE")).toEqual([true, true, true]);
  expect(has("AUTH_UNAUTHORIZED")).toEqual([call.access === "bearer" || isDeclared(call, "AUTH_UNAUTHORIZED")]);
  expect(has("COMPANY_NOT_FOUND")).toEqual([call.company || isDeclared(call, "COMPANY_NOT_FOUND")]);
  expect(has("BAD_REQUEST", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE")).toEqual(
    Array(3).fill(call.method !== "GET"),
  );
  expect(has("FORBIDDEN")).toEqual([call.method !== "GET" || isDeclared(call, "FORBIDDEN")]);
  const isValidated = Boolean(call.body ?? call.query ?? call.headers);
  expect(has("VALIDATION_FAILED")).toEqual([isValidated || isDeclared(call, "VALIDATION_FAILED")]);
  if (call.params) expect(has(call.refusals?.[404]?.[0] ?? "NOT_FOUND")).toEqual([true]);
  else expect(has("NOT_FOUND")).toEqual([isDeclared(call, "NOT_FOUND")]);
});

test("a response is described by its call, a refusal by its own status", () => {
  expect(describeResponses(getProductBySlugCall)[200]?.meta()?.description).toBe(getProductBySlugCall.summary);
  const call: Call = {
    ...getProductBySlugCall,
    refusals: { 409: ["OUT_OF_STOCK"], 422: ["INVALID_VIN", "INVALID_CPF"] },
  };
  expect(describeResponses(call)[422]?.meta()?.description).toContain("INVALID_VIN, INVALID_CPF");
  expect(Object.keys(describeResponses({ ...call, refusals: undefined }))).not.toContain("409");
});

const isDeclared = (call: Call, key: Refusal): boolean =>
  Object.values(call.refusals ?? {}).some((keys) => keys.some((one) => one === key));

test("a refusal with field errors is a 422 if it can be one", () => {
  expect([statusForRefusal("INVALID_CPF"), statusForRefusal("INVALID_CPF", { errors: {} })]).toEqual([422, 422]);
  expect([statusForRefusal("OUT_OF_STOCK"), statusForRefusal("OUT_OF_STOCK", { errors: {} })]).toEqual([409, 409]);
  const both = ["VEHICLE_NOT_FOUND", { errors: {} }] as const;
  expect([statusForRefusal(both[0]), statusForRefusal(...both)]).toEqual([404, 422]);
});
