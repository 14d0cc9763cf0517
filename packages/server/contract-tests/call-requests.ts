import { type Call, WIRE_PREFIX } from "@pecacerta/contract/call";
import { type Calls, calls } from "@pecacerta/contract/calls";
import { v7 as uuid } from "uuid";
import { addressForm, PASSWORD } from "../testing/customers.ts";
import type { VehicleRow } from "../testing/vehicles.ts";
import { type CompanyFixture, EXISTING_VIN, type RemovableItem, SIGN_IN_CODE } from "./company-fixture.ts";

type Texts = Record<string, string>;
export type RequestInput = { params?: Texts; query?: Texts; body?: Record<string, unknown>; headers?: Texts };
export type ContractCallName = keyof Calls;

export const allCalls = Object.entries(calls) as unknown as [ContractCallName, Call][];

export const isBearer = ([, { access }]: [ContractCallName, Call]): boolean => access === "bearer";
const noInput = (): RequestInput => ({});
/** A valid request for each call; the compiler refuses a missing one. */
const requestInputs: Record<ContractCallName, (fixture: CompanyFixture) => RequestInput> = {
  login: ({ owner, tenant }) => ({
    body: { email: owner.customer.email, password: PASSWORD, ecommerce: tenant.slug, remember: "false" },
  }),
  register: ({ tenant }) => ({
    body: {
      name: "Cliente Exemplo",
      email: `${uuid()}@example.com`,
      password: PASSWORD,
      ecommerce_id: tenant.slug,
      cpf: "529.982.247-25",
      phone: "(62) 99123-4567",
    },
  }),
  logout: noInput,
  currentUser: noInput,
  sendSignInCode: ({ owner }) => ({ body: { email: owner.customer.email } }),
  confirmSignInCode: ({ codeRequest }) => ({ body: { request: codeRequest, code: SIGN_IN_CODE, remember: "false" } }),
  confirmEmail: ({ confirmation }) => ({ params: { token: confirmation } }),
  recoverPassword: ({ owner }) => ({ body: { email: owner.customer.email } }),
  resetPassword: ({ recovery }) => ({ body: { token: recovery, password: PASSWORD } }),
  changeProfile: () => ({
    body: {
      name: "Cliente Exemplo",
      email: `${uuid()}@example.com`,
      cpf: "529.982.247-25",
      phone: "(62) 99123-4567",
      rg: "12.345.678-9",
      password: PASSWORD,
    },
  }),
  changePassword: () => ({ body: { current: PASSWORD, password: PASSWORD } }),
  chooseReviewMails: () => ({ body: { enabled: "true" } }),
  sendConfirmation: noInput,
  listSessions: noInput,
  endSession: ({ session }) => ({ params: { id: session } }),
  endOtherSessions: noInput,
  exportAccount: noInput,
  deleteAccount: () => ({ body: { password: PASSWORD } }),
  listener: ({ tenant }) => ({ params: { company: tenant.slug } }),
  listCategories: noInput,
  categoryBySlug: ({ category }) => ({ params: { slug: category } }),
  listBrands: noInput,
  listCountries: noInput,
  listProducts: noInput,
  productBySlug: product,
  productByUuid: ({ product: { id } }) => ({ params: { uuid: id } }),
  allProducts: noInput,
  relatedProducts: product,
  analogProducts: product,
  latestProducts: noInput,
  bestProducts: noInput,
  mostRatedProducts: noInput,
  specialOffers: noInput,
  newArrivals: noInput,
  featuredProducts: noInput,
  popularProducts: noInput,
  searchProducts: () => ({ params: { term: "disco" } }),
  searchSuggestions: noInput,
  judgeProducts: ({ vehicle, product: { id } }) => ({ query: { vehicle: vehicle.id, products: id } }),
  listAddresses: noInput,
  addAddress: () => ({ body: addressForm }),
  defaultAddress: noInput,
  addressById: address,
  changeAddress: (fixture) => ({ ...address(fixture), body: addressForm }),
  removeAddress: address,
  addressByCep: () => ({ params: { cep: "01310-100" } }),
  priceTableMakes: ({ vehicle }) => ({ params: priceTableParams(vehicle) }),
  priceTableModels: ({ vehicle }) => ({ params: priceTableParams(vehicle) }),
  priceTableFamilies: ({ vehicle }) => ({ params: priceTableParams(vehicle) }),
  priceTableYears: ({ vehicle }) => ({ params: priceTableParams(vehicle) }),
  priceTableVehicle: ({ vehicle }) => ({ params: priceTableParams(vehicle) }),
  vehicleYears: noInput,
  vehicleMakes: ({ vehicle: { year } }) => ({ query: { year: String(year) } }),
  vehicleModels: ({ vehicle: { year, make } }) => ({ query: { year: String(year), make } }),
  listVehicles: ({ vehicle: { year, make, model } }) => ({ query: { year: String(year), make, model } }),
  vehicleByCode: ({ vehicle: { codFipe, yearCode } }) => ({ params: { code: codFipe, year: yearCode } }),
  vehicleByVin: () => ({ params: { vin: EXISTING_VIN } }),
  listGarage: () => ({ body: {} }),
  addVehicle: ({ vehicle }) => ({ body: vehicleBody(vehicle) }),
  removeVehicle: ({ vehicle: { id } }) => ({ params: { id } }),
  removeVehicleByGet: ({ otherVehicle: { id } }) => ({ params: { id } }),
  readWishlist: noInput,
  addToWishlist: wishlistBody,
  removeFromWishlist: wishlistBody,
  bidsOnProduct: ({ product: { id } }) => ({ params: { productId: id } }),
  listBids: noInput,
  // A repeated bid with one key gets the same response.
  placeBid: ({ product: { id }, canary }) => ({
    body: { product_id: id, value: 90, message: canary },
    headers: { "idempotency-key": canary },
  }),
  agreeToBid: ({ bid: id }) => ({ params: { id } }),
  withdrawBid: ({ bid: id }) => ({ params: { id } }),
  listReviews: byProductId,
  addReview: ({ product: { id }, canary }) => ({ body: { product_id: id, rating: 5, revision: canary } }),
  listQuestions: byProductId,
  addQuestion: ({ product: { id }, canary }) => ({ body: { product_id: id, question: canary } }),
  latestPosts: noInput,
  blogCategories: noInput,
  subscribe: () => ({ body: { email: `${uuid()}@example.com` } }),
  confirmNewsletter: ({ news }) => ({ body: { token: news } }),
  leaveNewsletter: ({ news }) => ({ body: { token: news } }),
  createStockAlert: ({ soldOut: { id } }) => ({ body: { email: `${uuid()}@example.com`, product_id: id } }),
  writeToCompany: ({ canary }) => ({ body: { name: canary, email: `${canary}@example.com`, message: canary } }),
  addToCart: (fixture) => ({ body: cartLine(fixture) }),
  readCart: noInput,
  saveCart: (fixture) => ({ body: { items: [cartLine(fixture)] } }),
  checkout: (fixture) => ({
    body: { items: [cartLine(fixture)], address: addressForm, payment: "combine" },
    headers: { "idempotency-key": uuid() },
  }),
  listOrders: noInput,
  orderByNumber: ({ order }) => ({ params: { number: order.number } }),
  cancelOrder: ({ order }) => ({ params: { number: order.number } }),
  orderAgain: ({ order }) => ({ params: { number: order.number } }),
  orderByUuid: ({ order }) => ({ params: { uuid: order.id } }),
  orderByToken: ({ order }) => ({ params: { token: order.token } }),
  trackOrder: ({ order: { number, email } }) => ({ body: { number, email } }),
};

export function requestFor(name: ContractCallName, fixture: CompanyFixture) {
  const { method, path }: Call = calls[name];
  const { params = {}, query = {}, body, headers = {} } = requestInputs[name](fixture);
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, part) => encodeURIComponent(values.get(part) ?? ""));
  const url = appendQuery(WIRE_PREFIX + filled, new URLSearchParams(query));
  return { method, url, headers, ...(body ? { payload: body } : {}) };
}

export function appendQuery(url: string, query: URLSearchParams | string): string {
  if (String(query) === "") return url;
  return `${url}${url.includes("?") ? "&" : "?"}${query}`;
}

export const removedItems: Readonly<Partial<Record<ContractCallName, RemovableItem>>> = {
  removeAddress: "address",
  removeVehicle: "vehicle",
  removeVehicleByGet: "otherVehicle",
  agreeToBid: "bid",
  withdrawBid: "bid",
  endSession: "session",
  confirmSignInCode: "codeRequest",
  confirmEmail: "confirmation",
  resetPassword: "recovery",
  confirmNewsletter: "news",
  leaveNewsletter: "news",
};
export const removalCalls = Object.keys(removedItems) as readonly ContractCallName[];

/** Calls that change sign-in data: made by a customer that no other test uses. */
export const accountCalls: readonly ContractCallName[] = [
  ...(["logout", "endOtherSessions", "changeProfile", "changePassword", "deleteAccount"] as const),
];

function product({ product: { slug } }: CompanyFixture): RequestInput {
  return { params: { slug } };
}

function address({ address: id }: CompanyFixture): RequestInput {
  return { params: { id } };
}

function cartLine({ product: { id } }: CompanyFixture) {
  return { product_id: id, quantity: 1, options: [] };
}

function wishlistBody({ product: { id } }: CompanyFixture): RequestInput {
  return { body: { product_uuid: id } };
}

function byProductId({ product: { id } }: CompanyFixture): RequestInput {
  return { body: { product_id: id } };
}

function priceTableParams({ makeCode, modelCode, yearCode }: VehicleRow): Record<string, string> {
  return { type: "carros", brand: makeCode, model: modelCode, year: yearCode };
}

function vehicleBody({ codFipe, year, make, model, yearCode }: VehicleRow) {
  return { cod_fipe: codFipe, year, make, model, year_code: yearCode };
}
