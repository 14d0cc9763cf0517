import { randomUUID } from "node:crypto";
import type { Outcome } from "@pecacerta/rules/outcome";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { acceptBid as accept, counterBid as askAnother } from "@pecacerta/server/sales/bids/answer-bid";
import { changeStaffOrder } from "@pecacerta/server/sales/orders/staff/change-staff-order";
import { shipOrder } from "@pecacerta/server/sales/orders/staff/commands";
import { payOrder } from "@pecacerta/server/sales/orders/staff/pay-order";
import pg from "pg";
import { type MutableSlug, POPULAR_PRODUCTS } from "./api.ts";
import { findOrderTotal, withShopCompany } from "./shop-database.ts";

export const setStock = (slug: MutableSlug, onHand: number): Promise<void> => updateStock(slug, onHand);

export async function restockPopularProducts(): Promise<void> {
  for (const slug of POPULAR_PRODUCTS) await updateStock(slug, 10_000);
}

async function updateStock(slug: string, onHand: number): Promise<void> {
  const set = "update stock set on_hand = $3 from products p";
  const where = "p.id = stock.product_id and stock.company_id = $1 and p.slug = $2";
  await updateProduct(`${set} where ${where}`, "pecacerta", slug, onHand);
}

export async function setPrice(slug: MutableSlug, centavos: number, company = "pecacerta"): Promise<void> {
  await updateProduct("update products set price = $3 where company_id = $1 and slug = $2", company, slug, centavos);
}

export async function setBrand(slug: MutableSlug, brand: string, company = "pecacerta"): Promise<void> {
  await updateProduct("update products set brand = $3 where company_id = $1 and slug = $2", company, slug, brand);
}

const PROGRAM = { kind: "program" } as const;

export const acceptBidAsSeller = (id: string, company?: string): Promise<void> =>
  runAsSeller((tx) => accept(tx, PROGRAM, { id, now: new Date() }), company);

/** `counter` is in centavos. */
export const counterBidAsSeller = (id: string, counter: number, company?: string): Promise<void> =>
  runAsSeller((tx) => askAnother(tx, PROGRAM, { id, counter, now: new Date() }), company);

type SellerShipment = { carrier: string; tracking: string; nfeKey: string };

/** As paid, shipped and with its invoice. */
export const shipAsSeller = (number: number, { carrier, tracking, nfeKey }: SellerShipment): Promise<void> =>
  runAsSeller(async (tx) => {
    const input = { number: String(number), now: new Date() };
    const amount = await findOrderTotal(tx, input.number);
    const paid = await payOrder(tx, PROGRAM, { ...input, amount, reference: "" });
    const shipped = paid.ok ? await shipOrder(tx, PROGRAM, { ...input, carrier, tracking }) : paid;
    const values = { nfe_key: nfeKey };
    return shipped.ok ? await changeStaffOrder(tx, PROGRAM, { ...input, values, tag: '"r3"' }) : shipped;
  });

async function runAsSeller(
  work: (tx: TenantTransaction) => Promise<Outcome<undefined, string, unknown>>,
  company = "pecacerta",
): Promise<void> {
  const outcome = await withShopCompany(company, work);
  if (!outcome.ok) throw new Error(outcome.refusal);
}

// As long as real data gets, to test the header and footer.
const LONG_SETTINGS = {
  titulo: "Distribuidora Nacional de Autopeças e Acessórios Irmãos Albuquerque Cavalcanti de Vasconcelos e Filhos Ltda",
  telefone: "(65) 90000-0100",
  email: "atendimentoaocliente@distribuidoranacionaldeautopecas.example.com",
  cidade: "Vila Bela da Santíssima Trindade",
  uf: "MT",
};

export async function createThemedCompany(theme: Readonly<Record<"header" | "header_mobile" | "cor_padrao", string>>) {
  const [id, slug] = [randomUUID(), `visual-${randomUUID()}`];
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL });
  await client.connect();
  try {
    await client.query(`begin; set local app.company = '${id}'`);
    await client.query("insert into companies (id, slug) values ($1, $2)", [id, slug]);
    const settings = Object.entries({ ...LONG_SETTINGS, ...theme });
    await client.query(
      `insert into company_settings (company_id, ${settings.map(([name]) => name)})
        values ($1, ${settings.map((_, at) => `$${at + 2}`)})`,
      [id, ...settings.map(([, value]) => value)],
    );
    await client.query("commit");
  } finally {
    await client.end();
  }
  return slug;
}

async function updateProduct(statement: string, company: string, slug: string, value: number | string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query("select id from companies where slug = $1", [company]);
    const [{ id }] = rows;
    await client.query(`begin; set local role shop_app; set local app.company = '${id}'`);
    const { rowCount } = await client.query(statement, [id, slug, value]);
    await client.query("commit");
    if (rowCount !== 1) throw new Error(`Product ${slug} of ${company} does not exist`);
  } finally {
    await client.end();
  }
}
