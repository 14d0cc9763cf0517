import { randomUUID } from "node:crypto";
import { connect } from "@pecacerta/server/platform/database/open";
import { sendRequest } from "./harness.mjs";

const FORM = { "content-type": "application/x-www-form-urlencoded", ecommerce: "pecacerta" };
const ADDRESS = {
  firstName: "Cliente",
  lastName: "Exemplo",
  address1: "Rua das Peças, 10",
  city: "Goiânia",
  state: "GO",
  postcode: "74000-000",
  email: "cliente@example.com",
  phone: "(62) 99123-4567",
};

/** Longer than any pause between two starts of a database. */
const PATIENCE_MS = 60_000;

/** Customers who order in a loop. Each order is sent with one key until it returns 201 or is refused. */
export async function startOrdering(urlOf, count) {
  const product = await findProductWithStock(urlOf());
  const customers = await Promise.all(Array.from({ length: count }, () => createOrderingCustomer(urlOf())));
  const acknowledged = [];
  const unexpected = [];
  let running = true;

  async function order({ token }) {
    const key = randomUUID();
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
      const answer = await sendOrder(urlOf(), token, key, product);
      if (answer.status === 201)
        return void acknowledged.push({ key, number: orderNumber(answer), at: performance.now() });
      if (answer.status === 500 || (answer.status >= 400 && answer.status < 500)) {
        unexpected.push(`${answer.status} ${answer.text.slice(0, 100)}`);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    unexpected.push("an order that was never answered");
  }
  const work = customers.map(async (customer) => {
    while (running) await order(customer);
  });
  return {
    acknowledged,
    unexpected,
    emails: customers.map(({ email }) => email),
    async stop() {
      running = false;
      await Promise.all(work);
    },
  };
}

export const orderNumber = ({ text }) => JSON.parse(text).data.number;

export function sendOrder(url, token, key, productId) {
  return sendRequest(`${url}/ecommerce/user/orders/checkout`, {
    method: "POST",
    timeoutMs: 15_000,
    headers: {
      "content-type": "application/json",
      ecommerce: "pecacerta",
      authorization: `Bearer ${token}`,
      "idempotency-key": key,
    },
    body: JSON.stringify({ items: [{ product_id: productId, quantity: 1 }], address: ADDRESS, payment: "combine" }),
  });
}

export const CUSTOMER_PASSWORD = "uma senha boa";

export async function createOrderingCustomer(url) {
  const email = `${randomUUID()}@example.com`;
  const account = {
    name: "Cliente de Teste",
    email,
    password: CUSTOMER_PASSWORD,
    cpf: "529.982.247-25",
    phone: "(95) 99123-4567",
  };
  const registered = await sendRequest(`${url}/ecommerce/register`, {
    method: "POST",
    headers: FORM,
    body: `${new URLSearchParams(account)}`,
  });
  if (registered.status !== 201) throw new Error(`No account: ${registered.status} ${registered.text}`);
  const signedIn = await sendRequest(`${url}/ecommerce/login`, {
    method: "POST",
    headers: FORM,
    body: `${new URLSearchParams({ email, password: account.password })}`,
  });
  return { email, token: JSON.parse(signedIn.text).Bearer };
}

export async function findProductWithStock(url) {
  const { text } = await sendRequest(`${url}/ecommerce/products/all?limit=100`, {
    headers: { ecommerce: "pecacerta" },
  });
  const products = JSON.parse(text).data.filter(({ options }) => options.length === 0);
  return products.toSorted((one, other) => other.stock - one.stock)[0].id;
}

const INVARIANTS = {
  "stock is not the sum of its moves": `
    select count(*)::int from stock s where on_hand <> (select coalesce(sum(quantity), 0) from stock_moves m
      where m.company_id = s.company_id and m.product_id = s.product_id)`,
  "balances that are not those of the movement before plus their quantity": `
    select count(*)::int from (
      select number, balance, quantity, lag(balance) over movements as before, lag(number) over movements as previous
      from stock_moves window movements as (partition by company_id, product_id order by number)
    ) as chain where balance <> coalesce(before, 0) + quantity or number <> previous + 1`,
  "orders without items": `
    select count(*)::int from orders o where not exists
      (select from order_items i where i.company_id = o.company_id and i.order_id = o.id)`,
  "orders whose items do not add up": `
    select count(*)::int from (select from orders o join order_items i on i.company_id = o.company_id and i.order_id = o.id
      group by o.company_id, o.id having o.subtotal <> sum(i.total) or o.quantity <> sum(i.quantity)) as wrong`,
  "orders whose pieces did not leave the shelf": `
    select count(*)::int from orders o where cancelled_at is null and exists (
      select from stock_moves m where m.company_id = o.company_id and m.order_id = o.id)
      and quantity <> (select -sum(m.quantity) from stock_moves m where m.company_id = o.company_id and m.order_id = o.id)`,
  "customers with two default addresses": `
    select count(*)::int from (select from addresses where is_default group by company_id, customer_id having count(*) > 1) as two`,
  "customers with two open bids on one product": `
    select count(*)::int from (select from bids where state in ('open', 'countered')
      group by company_id, customer_id, product_id having count(*) > 1) as two`,
  "orders of two keys": `
    select count(*)::int from (select from idempotency_keys where response ? 'number'
      group by company_id, response ->> 'number' having count(*) > 1) as two`,
};

export async function findBrokenInvariants(ownerUrl) {
  const broken = [];
  for (const [name, text] of Object.entries(INVARIANTS)) {
    const [{ count }] = await queryAllCompanies(ownerUrl, text);
    if (count > 0) broken.push(`${count} ${name}`);
  }
  return broken;
}

export async function findLostOrders(ownerUrl, { acknowledged, emails, unexpected }) {
  const numbers = acknowledged.map(({ number }) => number);
  const [{ found }] = await queryAllCompanies(
    ownerUrl,
    "select count(*)::int as found from orders where number = any($1::bigint[]) and company_id = (select id from companies where slug = 'pecacerta')",
    [numbers],
  );
  const [{ made: placed }] = await queryAllCompanies(
    ownerUrl,
    "select count(*)::int as made from orders where customer_id in (select id from customers where email = any($1))",
    [emails],
  );
  const lines = [];
  if (new Set(numbers).size !== numbers.length) lines.push("one number for two orders");
  if (found !== numbers.length) lines.push(`${numbers.length - found} acknowledged orders are lost`);
  if (placed !== numbers.length) lines.push(`${placed - numbers.length} orders more than were acknowledged`);
  return [...lines, ...new Set(unexpected)];
}

// The backup role reads the rows of every company.
async function queryAllCompanies(ownerUrl, text, values) {
  const client = await connect(ownerUrl);
  try {
    await client.query("set role shop_backup");
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
