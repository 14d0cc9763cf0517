import { storedImageUrl } from "@pecacerta/rules/image-upload";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { createInvitation } from "../src/admin/identity/invitation.ts";
import { staffMemberships } from "../src/admin/identity/tables.ts";
import { replaceReplyTemplates } from "../src/admin/inbox/reply-templates.ts";
import { staffKeys } from "../src/admin/staff-keys.ts";
import { requestSupport } from "../src/admin/support/grants.ts";
import { companyBrands } from "../src/catalog/brands/tables.ts";
import { recordBulkEdit } from "../src/catalog/bulk-edits/commands.ts";
import { images } from "../src/catalog/images/tables.ts";
import { attributes } from "../src/catalog/product-types/tables.ts";
import { addCategory, addProduct, addProductType } from "../src/catalog/products/commands.ts";
import { saveProducts } from "../src/catalog/products/staff/save-products.ts";
import { saveRedirect } from "../src/catalog/redirects/commands.ts";
import { addSynonyms } from "../src/catalog/search/synonyms.ts";
import { appendAuditEntry } from "../src/companies/audit.ts";
import type { Installation } from "../src/companies/installation.ts";
import { createBlogPost } from "../src/content/blog/commands.ts";
import { createContactMessage } from "../src/content/contact/commands.ts";
import { subscribeToNewsletter } from "../src/content/newsletter/commands.ts";
import { createQuestion } from "../src/content/questions/commands.ts";
import { saveReview } from "../src/content/reviews/commands.ts";
import { createStockAlert } from "../src/content/stock-alerts/commands.ts";
import { registerCustomer } from "../src/customers/accounts/sign-in.ts";
import { createAddress } from "../src/customers/addresses/commands.ts";
import { addGarageVehicle } from "../src/customers/garage/commands.ts";
import { rememberCustomerDevice } from "../src/customers/sessions/devices.ts";
import { createSession } from "../src/customers/sessions/session.ts";
import { addCustomerNote } from "../src/customers/staff/commands.ts";
import { addWishlistItem } from "../src/customers/wishlist/commands.ts";
import { type Tenant, type TenantTransaction, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { hashBody } from "../src/platform/http/idempotency.ts";
import { countAttempt } from "../src/platform/http/rate-limits.ts";
import { countMail } from "../src/platform/mail/count-mails.ts";
import { createBid } from "../src/sales/bids/commands.ts";
import { addCartLine } from "../src/sales/cart/commands.ts";
import { placeOrder } from "../src/sales/orders/place-order.ts";
import { addOrderNote } from "../src/sales/orders/staff/commands.ts";
import { payOrder } from "../src/sales/orders/staff/pay-order.ts";
import { refundOrder } from "../src/sales/orders/staff/refund-order.ts";
import { createTestProduct } from "./catalog.ts";
import { unwrapOutcome } from "./database.ts";
import { insertTestVehicle } from "./vehicles.ts";

/**
 * Inserts at least one row of this company into every tenant table, through the commands of the features. The tests of
 * row-level security fail for a new table until this function fills it.
 */
export async function fillEveryTable(installation: Installation, tenant: Tenant): Promise<void> {
  const now = new Date();
  const { secretKey } = installation;
  const email = `${uuid()}@example.com`;
  const account = {
    name: "Cliente Exemplo",
    email,
    password: "segredo",
    cpf: "52998224725",
    phone: "62991234567",
    key: "once",
    caller: "::1",
    now,
  };
  const customer = { ...unwrapOutcome(await registerCustomer(tenant, account)), createdAt: now };
  const limits = { ...installation.config, RATE_LIMITS: true };
  await countAttempt(tenant, limits, { subject: "login", max: 5, seconds: 60, now });
  const productId = await fillCatalog(tenant, now);
  const soldOut = await createTestProduct(tenant, { stock: 0 });
  const vehicle = await insertTestVehicle(tenant.database);
  await withTenantTransaction(tenant, async (tx) => {
    unwrapOutcome(await createSession(tx, { customerId: customer.id, remember: false, now }));
    await rememberCustomerDevice(tx, { customerId: customer.id, deviceToken: undefined, now });
    const note = { customerId: customer.id, text: "Cliente Exemplo prefere WhatsApp 62991234567", now };
    unwrapOutcome(await addCustomerNote(tx, { kind: "program" }, note));
    const address = unwrapOutcome(await createAddress(tx, customer.id, { ...addressInput, email, default: true }));
    const line = { product_id: productId, options: [], quantity: 1 };
    const order = { items: [line], addressId: address.id, payment: "combine" as const, notes: "" };
    const idempotency = { idempotencyKey: "once", requestBody: order };
    const { number } = unwrapOutcome(await placeOrder(tx, { ...order, ...idempotency, customer, secretKey, now }));
    await handleOrder(tx, number, now);
    unwrapOutcome(await addCartLine(tx, customer.id, line));
    unwrapOutcome(await addWishlistItem(tx, customer.id, productId));
    unwrapOutcome(await createBid(tx, customer.id, { productId, value: 90_00, quantity: 1, message: "" }, now));
    unwrapOutcome(await addGarageVehicle(tx, customer.id, { cod_fipe: vehicle.codFipe, year: vehicle.year }));
    unwrapOutcome(await saveReview(tx, customer, { productId, rating: 5, content: "Serviu bem.", isBuyer: true }, now));
    await createContactMessage(tx, contactMessage(email), { to: "loja@example.com", now });
    await replaceReplyTemplates(tx, { kind: "program" }, { templates: [], tag: '"r0"', now });
    const post = { title: "Freios", image: null, excerpt: "", content: "Texto.", categories: ["Freios"] };
    await createBlogPost(tx, { ...post, createdAt: now });
    await subscribeToNewsletter(tx, { email, secretKey, now });
    unwrapOutcome(await createStockAlert(tx, { productId: soldOut.id, email, secretKey, now }));
    unwrapOutcome(await createQuestion(tx, customer, { product_id: productId, question: "Serve no Uno?" }, now));
    const rights = { role: "counter", addedPermissions: [], removedPermissions: [] } as const;
    const staffUserId = uuid();
    await tx.insert(staffMemberships).values({ companyId: tx.companyId, staffUserId, role: "counter", joinedAt: now });
    await createInvitation(tx, { ...rights, email: "ana@example.com", invitedBy: staffUserId }, now);
    const operator = { id: uuid(), name: "Bia", email: "bia@example.com" };
    const terms = { role: "read-only", hours: 1, reason: "Conferir" } as const;
    unwrapOutcome(await requestSupport(tx, { kind: "program" }, { operator, terms, now }));
    await countMail(
      { execute: tx.execute.bind(tx), companyId: tx.companyId, limitsMails: true },
      { kind: "order-received", to: email, now },
    );
    await staffKeys(tx, staffUserId).insert("once", hashBody("order"));
    const entry = { action: "order.placed", subjectKind: "order", subjectId: uuid(), after: { total: 100 }, at: now };
    await appendAuditEntry(tx, { kind: "customer", customerId: customer.id, network: "::1", requestId: "1" }, entry);
  });
}

const contactMessage = (email: string) => ({
  name: "Cliente Exemplo",
  email,
  phone: "62991234567",
  message: "Abrem hoje?",
});

/** With texts about the customer, which the test of erasure looks for. */
async function handleOrder(tx: TenantTransaction, number: string, now: Date): Promise<void> {
  const actor = { kind: "program" } as const;
  unwrapOutcome(await payOrder(tx, actor, { number, amount: 1_000_00, reference: "Pix de Cliente Exemplo", now }));
  unwrapOutcome(await addOrderNote(tx, actor, { number, text: "Cliente Exemplo retira no balcão", now }));
  const refund = { amount: 1_00, method: "pix" as const, reason: "Chave Pix 62991234567", isFresh: true };
  unwrapOutcome(await refundOrder(tx, actor, { number, ...refund, now }));
}

const addressInput = {
  firstName: "Cliente",
  lastName: "Exemplo",
  company: "",
  country: "BR",
  address1: "Rua das Peças, 10",
  address2: "",
  city: "Goiânia",
  state: "GO",
  postcode: "74000-000",
  phone: "",
};

const IMAGE = "0f".repeat(10);

const SIZES = { slug: "medidas", name: "Medidas", attributes: ["lado"] };

const productInput = {
  slug: "disco",
  sku: "D-1",
  name: "Disco de freio",
  price: 100_00,
  stock: 5,
  images: [storedImageUrl(IMAGE)],
  type: "disco",
  categories: ["freios"],
  compatibility: "listed" as const,
  attributes: [{ slug: "lado", name: "Lado", featured: false, values: [{ slug: "dianteiro", name: "Dianteiro" }] }],
  numbers: [{ kind: "oem" as const, maker: "Fiat", number: "51.780-442" }],
  fitments: [{ type: 1 as const, make: "Fiat", family: "Uno", yearFrom: 2010, yearTo: 2014 }],
};

function fillCatalog(tenant: Tenant, now: Date): Promise<string> {
  return withTenantTransaction(tenant, async (tx) => {
    unwrapOutcome(await addCategory(tx, { slug: "freios", name: "Freios" }));
    unwrapOutcome(await addProductType(tx, { slug: "disco", name: "Disco", attributeGroups: [SIZES] }));
    await addSynonyms(tx, ["disco", "rotor"]);
    await tx.insert(companyBrands).values({ companyId: tx.companyId, slug: "oficina", name: "Oficina" });
    await tx.insert(attributes).values({ companyId: tx.companyId, id: uuid(), slug: "lado", name: "Lado" });
    const redirect = { kind: "category", from: "freio", to: "freios", targetId: uuid(), now } as const;
    await saveRedirect(tx, redirect);
    // Of a transaction that no commit looks for: the others are gone at their commit.
    await tx.execute(sql`insert into catalog_change_queue (company_id, transaction_id, id, kind, products)
      values (${tx.companyId}, '1', ${uuid()}, 'all', '{}')`);
    await tx.insert(images).values({ companyId: tx.companyId, name: IMAGE, createdAt: now });
    const { id } = unwrapOutcome(await addProduct(tx, { ...productInput, createdAt: now }));
    await saveProducts(tx, { kind: "program" }, { changes: [{ id, changes: { cost: 60_00 } }], now });
    await recordBulkEdit(tx, { kind: "program" }, { id: uuid(), name: "", action: { kind: "grid" }, products: 1, now });
    return id;
  });
}
