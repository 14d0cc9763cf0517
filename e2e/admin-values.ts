import type { AdminPathValues } from "./admin-paths.ts";
import { apiToken, callApi, fetchProduct, placeOrderByApi, type TestCustomer } from "./api.ts";
import { withShopCompany } from "./shop-database.ts";

const SLUG = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";

/** What stands for the parameters in the addresses of the admin, of a customer with an order and a question. */
export async function createPathValues(customer: TestCustomer): Promise<AdminPathValues> {
  const { company } = customer;
  const { number } = await placeOrderByApi(customer, { slug: SLUG });
  const { id: product_id } = await fetchProduct(SLUG, company);
  const body = { product_id, question: "Serve no Gol 2012?" };
  await callApi("POST /sale/question/insert", { company, token: await apiToken(customer), body });
  return { ...(await findPathValues(customer)), number: String(number) };
}

/** Of a customer with a question. */
export const findPathValues = ({ company, email }: TestCustomer): Promise<AdminPathValues> =>
  withShopCompany(company, async (tx) => {
    const find = `select c.id as customer, q.id as question, q.product_id as product from customers c
      join questions q on q.company_id = c.company_id and q.customer_id = c.id
      where c.company_id = $1 and c.email = $2 limit 1`;
    const { rows } = await tx.client.query(find, [tx.companyId, email]);
    const { customer, question, product: productId } = rows[0];
    const record = { customerId: customer, entryId: question, productId };
    return { slug: company, kind: "questions", ...record, "*": "nada-aqui" };
  });
