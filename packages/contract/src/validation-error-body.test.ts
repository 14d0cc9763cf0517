import { expect, test } from "vitest";
import { loginCall, registerCall } from "./accounts.ts";
import { listAddressesCall } from "./addresses.ts";
import { listCategoriesCall } from "./categories.ts";
import { checkoutCall } from "./checkout.ts";
import { errorBodySchema } from "./error-body.ts";
import { outOfStockError, parseOutOfStockError } from "./out-of-stock-error.ts";
import { getProductBySlugCall } from "./products.ts";
import { isRefusal, REFUSAL_STATUS, REFUSALS } from "./refusals.ts";
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
  expect(["OUT_OF_STOCK", "OUT_OF_STOCK:-1", "ERROR_FORM_INVALID", ""].map(parseOutOfStockError)).toEqual(
    Array(4).fill(null),
  );
});
