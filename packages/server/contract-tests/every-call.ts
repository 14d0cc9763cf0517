import { type Call, WIRE_PREFIX } from "@pecacerta/contract/call";
import { type Calls, calls } from "@pecacerta/contract/calls";
import { v7 as uuid } from "uuid";
import { PASSWORD, sentAddress } from "../testing/customers.ts";
import type { VehicleRow } from "../testing/vehicles.ts";
import { KNOWN_VIN, type Removable, type World } from "./world.ts";

type Texts = Record<string, string>;
export type Asking = { params?: Texts; query?: Texts; body?: Record<string, unknown>; headers?: Texts };
export type Name = keyof Calls;

/** Every call of the contract and its name, for tests that walk over all of them. */
export const everyCall = Object.entries(calls) as unknown as [Name, Call][];

export const isBearer = ([, { access }]: [Name, Call]): boolean => access === "bearer";
/** What makes each call succeed for a company's own customer. A call that is missing here does not compile. */
const askings: Record<Name, (world: World) => Asking> = {
  login: ({ owner, shop }) => ({
    body: { email: owner.customer.email, password: PASSWORD, ecommerce: shop.slug, remember: "false" },
  }),
  register: ({ shop }) => ({
    body: {
      name: "Cliente Exemplo",
      email: `${uuid()}@example.com`,
      password: PASSWORD,
      ecommerce_id: shop.slug,
      cpf: "529.982.247-25",
      phone: "(62) 99123-4567",
    },
  }),
  logout: nothing,
  currentUser: nothing,
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
  sendConfirmation: nothing,
  listSessions: nothing,
  endSession: ({ session }) => ({ params: { id: session } }),
  endOtherSessions: nothing,
  exportAccount: nothing,
  deleteAccount: () => ({ body: { password: PASSWORD } }),
  listener: ({ shop }) => ({ params: { company: shop.slug } }),
  listCategories: nothing,
  categoryBySlug: ({ category }) => ({ params: { slug: category } }),
  listBrands: nothing,
  listCountries: nothing,
  listProducts: nothing,
  productBySlug: product,
  productByUuid: ({ product: { id } }) => ({ params: { uuid: id } }),
  allProducts: nothing,
  relatedProducts: product,
  analogProducts: product,
  latestProducts: nothing,
  bestProducts: nothing,
  mostRatedProducts: nothing,
  specialOffers: nothing,
  newArrivals: nothing,
  featuredProducts: nothing,
  popularProducts: nothing,
  searchProducts: () => ({ params: { term: "disco" } }),
  searchSuggestions: nothing,
  judgeProducts: ({ vehicle, product: { id } }) => ({ query: { vehicle: vehicle.id, products: id } }),
  listAddresses: nothing,
  addAddress: () => ({ body: sentAddress }),
  defaultAddress: nothing,
  addressById: address,
  changeAddress: (world) => ({ ...address(world), body: sentAddress }),
  removeAddress: address,
  addressByCep: () => ({ params: { cep: "01310-100" } }),
  priceTableMakes: ({ vehicle }) => ({ params: inTable(vehicle) }),
  priceTableModels: ({ vehicle }) => ({ params: inTable(vehicle) }),
  priceTableYears: ({ vehicle }) => ({ params: inTable(vehicle) }),
  priceTableVehicle: ({ vehicle }) => ({ params: inTable(vehicle) }),
  vehicleYears: nothing,
  vehicleMakes: ({ vehicle: { year } }) => ({ query: { year: String(year) } }),
  vehicleModels: ({ vehicle: { year, make } }) => ({ query: { year: String(year), make } }),
  listVehicles: ({ vehicle: { year, make, model } }) => ({ query: { year: String(year), make, model } }),
  vehicleByCode: ({ vehicle: { codFipe, yearCode } }) => ({ params: { code: codFipe, year: yearCode } }),
  vehicleByVin: () => ({ params: { vin: KNOWN_VIN } }),
  listGarage: () => ({ body: {} }),
  addVehicle: ({ vehicle }) => ({ body: named(vehicle) }),
  removeVehicle: ({ vehicle: { id } }) => ({ params: { id } }),
  removeVehicleByGet: ({ otherVehicle: { id } }) => ({ params: { id } }),
  readWishlist: nothing,
  addToWishlist: wish,
  removeFromWishlist: wish,
  bidsOnProduct: ({ product: { id } }) => ({ params: { productId: id } }),
  listBids: nothing,
  // The same offer under the same key is the same answer, however often.
  placeBid: ({ product: { id }, canary }) => ({
    body: { product_id: id, value: 90, message: canary },
    headers: { "idempotency-key": canary },
  }),
  agreeToBid: ({ bid: id }) => ({ params: { id } }),
  withdrawBid: ({ bid: id }) => ({ params: { id } }),
  listReviews: opinions,
  addReview: ({ product: { id }, canary }) => ({ body: { product_id: id, rating: 5, revision: canary } }),
  listQuestions: opinions,
  addQuestion: ({ product: { id }, canary }) => ({ body: { product_id: id, question: canary } }),
  latestPosts: nothing,
  blogCategories: nothing,
  subscribe: () => ({ body: { email: `${uuid()}@example.com` } }),
  confirmNewsletter: ({ news }) => ({ body: { token: news } }),
  leaveNewsletter: ({ news }) => ({ body: { token: news } }),
  writeToCompany: ({ canary }) => ({ body: { name: canary, email: `${canary}@example.com`, message: canary } }),
  addToCart: (world) => ({ body: line(world) }),
  readCart: nothing,
  saveCart: (world) => ({ body: { items: [line(world)] } }),
  checkout: (world) => ({
    body: { items: [line(world)], address: sentAddress, payment: "combine" },
    headers: { "idempotency-key": uuid() },
  }),
  listOrders: nothing,
  orderByNumber: ({ order }) => ({ params: { number: order.number } }),
  cancelOrder: ({ order }) => ({ params: { number: order.number } }),
  orderAgain: ({ order }) => ({ params: { number: order.number } }),
  orderByUuid: ({ order }) => ({ params: { uuid: order.id } }),
  orderByToken: ({ order }) => ({ params: { token: order.token } }),
  trackOrder: ({ order: { number, email } }) => ({ body: { number, email } }),
};

/** The request for a call about this world's things, with nothing said about who asks and whose shop it is. */
export function requestFor(name: Name, world: World) {
  const { method, path }: Call = calls[name];
  const { params = {}, query = {}, body, headers = {} } = askings[name](world);
  const values = new Map(Object.entries(params));
  const place = WIRE_PREFIX + path.replace(/:(\w+)/g, (_, part) => encodeURIComponent(values.get(part) ?? ""));
  const url = asking(place, new URLSearchParams(query));
  return { method, url, headers, ...(body ? { payload: body } : {}) };
}

/** An address that asks for more. */
export function asking(url: string, query: URLSearchParams | string): string {
  const more = String(query);
  return more === "" ? url : `${url}${url.includes("?") ? "&" : "?"}${more}`;
}

/** The calls after which what they name is gone, or that find it gone, and which of the world's things that is. */
export const removes: Readonly<Partial<Record<Name, Removable>>> = {
  removeAddress: "address",
  removeVehicle: "vehicle",
  removeVehicleByGet: "otherVehicle",
  agreeToBid: "bid",
  withdrawBid: "bid",
  endSession: "session",
  confirmEmail: "confirmation",
  resetPassword: "recovery",
  confirmNewsletter: "news",
  leaveNewsletter: "news",
};
export const removing = Object.keys(removes) as readonly Name[];

/** The calls that change who may sign in, or where: to be made by somebody on whom nothing else depends. */
export const ofAccount: readonly Name[] = [
  ...(["logout", "endOtherSessions"] as const),
  ...(["changeProfile", "changePassword", "deleteAccount"] as const),
];

function nothing(): Asking {
  return {};
}

function product({ product: { slug } }: World): Asking {
  return { params: { slug } };
}

function address({ address: id }: World): Asking {
  return { params: { id } };
}

function line({ product: { id } }: World) {
  return { product_id: id, quantity: 1, options: [] };
}

function wish({ product: { id } }: World): Asking {
  return { body: { product_uuid: id } };
}

function opinions({ product: { id } }: World): Asking {
  return { body: { product_id: id } };
}

function inTable({ makeCode, modelCode, yearCode }: VehicleRow): Record<string, string> {
  return { type: "carros", brand: makeCode, model: modelCode, year: yearCode };
}

function named({ codFipe, year, make, model, yearCode }: VehicleRow) {
  return { cod_fipe: codFipe, year, make, model, year_code: yearCode };
}
