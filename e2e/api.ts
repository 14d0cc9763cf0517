import { randomInt, randomUUID } from "node:crypto";
import { callAmounts, decodeAmounts } from "@pecacerta/contract/amount-fields";
import type { ProductDto } from "@pecacerta/contract/product";
import { isCpf } from "@pecacerta/rules/cpf";
import { listMails } from "./mail.ts";

/** Products whose price, stock or brand a test changes: no other test may use them. */
const MUTABLE_PRODUCTS = [
  "tambor-de-freio-traseiro-vw-gol-2010-a-2016-discoreto",
  "disco-de-freio-dianteiro-ford-ka-2015-a-2021-discoreto",
  "terminal-de-direcao-vw-polo-2018-a-2025-eixofino",
  "bomba-d-agua-vw-gol-1-6-8v-2010-a-2014-aguamotriz",
  "bomba-d-agua-toyota-corolla-1-8-16v-2015-a-2019-aguamotriz",
  "vela-de-ignicao-yamaha-ybr-factor-124-cc-2009-a-2016-faisca-viva",
] as const;
export type MutableSlug = (typeof MUTABLE_PRODUCTS)[number];

export const POPULAR_PRODUCTS = [
  "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa",
  "disco-de-freio-dianteiro-honda-civic-2007-a-2011-discoreto",
  "disco-de-freio-dianteiro-toyota-corolla-2015-a-2019-travaboa",
  "disco-de-freio-dianteiro-vw-gol-2010-a-2016-discoreto",
] as const;

export const SOLD_OUT_PRODUCT = "pastilha-de-freio-dianteira-fiat-palio-2008-a-2016-discoreto";

export const shopUrl = (): string => process.env.SHOP_URL ?? "";

export type TestCustomer = {
  company: string;
  name: string;
  email: string;
  password: string;
  cpf: string;
  phone: string;
};
type ApiOptions = { company?: string; token?: string; key?: string; body?: unknown };

export async function requestApi(name: string, { company = "pecacerta", token, key, body }: ApiOptions = {}) {
  const [method, path] = name.split(" ");
  const response = await fetch(`${shopUrl()}/ecommerce${path}`, {
    method,
    headers: {
      ecommerce: company,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json().catch(() => null) };
}

export async function callApi(name: string, options: ApiOptions = {}) {
  const { status, body } = await requestApi(name, options);
  if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body;
}

let customerCount = 0;

export function newCustomerInput(company = "pecacerta"): TestCustomer {
  const digits = String(randomInt(10 ** 8, 10 ** 9));
  return {
    company,
    name: `Pessoa Teste ${++customerCount}`,
    email: `pessoa-${randomUUID()}@example.com`,
    password: "segredo1",
    cpf: cpfFrom(digits),
    phone: "11912345678",
  };
}

const cpfFrom = (nine: string): string =>
  Array.from({ length: 100 }, (_, number) => nine + String(number).padStart(2, "0")).find(isCpf) ?? "";

export async function registerTestCustomer(company = "pecacerta"): Promise<TestCustomer> {
  const person = newCustomerInput(company);
  await callApi("POST /register", { company, body: { ...person, ecommerce_id: company } });
  return person;
}

const tokens = new WeakMap<TestCustomer, Promise<string>>();

export function apiToken(customer: TestCustomer): Promise<string> {
  const { company, email, password } = customer;
  const body = { email, password, ecommerce: company };
  const cached = tokens.get(customer) ?? callApi("POST /login", { company, body }).then(({ Bearer }) => Bearer);
  tokens.set(customer, cached);
  return cached;
}

/** Converts the amounts of a response with products to centavos. */
export const decodeProducts = <Response>(response: Response): Response =>
  decodeAmounts(response, callAmounts("GET /products/all").response);

export async function fetchProduct(slug: string, company = "pecacerta"): Promise<ProductDto> {
  return decodeProducts(await callApi(`GET /products/${slug}`, { company })).data;
}

export async function stableProducts(company = "pecacerta"): Promise<ProductDto[]> {
  const all = productsByCompany.get(company) ?? fetchAllProducts(company);
  productsByCompany.set(company, all);
  return (await all).filter(({ slug }) => !(MUTABLE_PRODUCTS as readonly string[]).includes(slug));
}

const productsByCompany = new Map<string, Promise<ProductDto[]>>();

export async function fetchAllProducts(company = "pecacerta"): Promise<ProductDto[]> {
  const products: ProductDto[] = [];
  for (let page = 1; ; page++) {
    const { data } = decodeProducts(await callApi(`GET /products/all?limit=100&page=${page}`, { company }));
    products.push(...data);
    if (data.length < 100) return products;
  }
}

export const ADDRESS = {
  firstName: "Ana",
  lastName: "Teste",
  company: "",
  country: "BR",
  address1: "Rua das Acácias, 100",
  address2: "",
  city: "Goiânia",
  state: "GO",
  postcode: "74000-100",
  phone: "62912345678",
  email: "ana@example.com",
};

type CartItemInput = { slug: string; quantity?: number; options?: { name: string; value: string }[] };

export async function placeOrderByApi(
  customer: TestCustomer,
  { slug, quantity = 1, options = [] }: CartItemInput,
  { notes = "", vehicleId, address = ADDRESS }: { notes?: string; vehicleId?: string; address?: typeof ADDRESS } = {},
) {
  const token = await apiToken(customer);
  const { id } = await fetchProduct(slug, customer.company);
  const body = {
    items: [{ product_id: id, quantity, options }],
    address,
    shipping: { id: "flat" },
    payment: "pix",
    order_notes: notes,
    vehicle_id: vehicleId,
  };
  const key = `e2e-${process.pid}-${Date.now()}-${++customerCount}`;
  return (await callApi("POST /user/orders/checkout", { company: customer.company, token, key, body })).data;
}

export async function fetchOrders(customer: TestCustomer) {
  const token = await apiToken(customer);
  return (await callApi("GET /user/orders", { company: customer.company, token })).data;
}

export async function fillCart(customer: TestCustomer, ...cartItems: CartItemInput[]): Promise<void> {
  const token = await apiToken(customer);
  const items = await Promise.all(
    cartItems.map(async ({ slug, quantity = 1, options = [] }) => {
      const { id } = await fetchProduct(slug, customer.company);
      return { product_id: id, quantity, options };
    }),
  );
  await callApi("PUT /user/cart", { company: customer.company, token, body: { items } });
}

export async function findMailLink(to: string, template: string, company = "pecacerta"): Promise<string> {
  const mails = await listMails(to, company);
  const link = mails.find((mail) => mail.template === template)?.links.find((one) => one.includes("#"));
  if (!link) throw new Error(`No ${template} mail was sent to ${to}`);
  return link;
}
