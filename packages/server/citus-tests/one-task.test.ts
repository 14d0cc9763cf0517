import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  accountCalls,
  allCalls,
  type ContractCallName,
  isBearer,
  removedItems,
  requestFor,
} from "../contract-tests/call-requests.ts";
import { type CompanyFixture, createCompanyFixture, deleteBids, recreate } from "../contract-tests/company-fixture.ts";
import { createTestCustomer } from "../testing/customers.ts";
import { openTestInstallation, ownerPool, type TestInstallation } from "../testing/database.ts";
import { refuseSeveralTasks } from "../testing/one-task.ts";

let context: TestInstallation;
let company: CompanyFixture;
beforeAll(async () => {
  context = await openTestInstallation();
  company = await createCompanyFixture(context);
  refuseSeveralTasks(context.installation.database);
});
afterAll(() => context.close());

async function headersFor(name: ContractCallName): Promise<Record<string, string>> {
  const signedIn = accountCalls.includes(name) ? await createTestCustomer(company.tenant) : company.owner;
  return signedIn.headers;
}

async function prepare(name: ContractCallName): Promise<void> {
  if (name === "placeBid") await deleteBids(company);
  const item = removedItems[name];
  if (item) Object.assign(company, await recreate(context, company, item));
}

const send = async (name: ContractCallName, headers: Record<string, string>) => {
  const request = requestFor(name, company);
  const response = await context.app.inject({ ...request, headers: { ...request.headers, ...headers } });
  return { status: response.statusCode, body: response.body };
};

describe("every statement is one task", () => {
  test.each(allCalls.map(([name]) => name))("of %s", async (name) => {
    await prepare(name);
    const { status, body } = await send(name, await headersFor(name));
    expect(status, body).toBeLessThan(300);
  });

  test.each(allCalls.filter((each) => !isBearer(each)).map(([name]) => name))("of %s by a guest", async (name) => {
    await prepare(name);
    const { status, body } = await send(name, { ecommerce: company.tenant.slug });
    expect(status, body).toBeLessThan(500);
  });
});

describe("the check refuses", () => {
  const countProducts = async (statement: string) => {
    const { companyId } = company.tenant;
    const client = await context.installation.database.pool.connect();
    try {
      await client.query("begin");
      await client.query("set local role shop_app");
      await client.query(`set local app.company = '${companyId}'`);
      return await client.query(statement, [companyId]);
    } finally {
      await client.query("rollback");
      client.release();
    }
  };

  test("a statement for several companies", async () => {
    await expect(countProducts("select count(*) from products where company_id <> $1")).rejects.toThrow(/multi-task/);
  });

  test("a result that travels between nodes", async () => {
    const { rows } = await ownerPool().query<{ id: string }>(
      `select id from (select gen_random_uuid() as id from generate_series(1, 100)) as random_ids
       where get_shard_id_for_distribution_column('products', id) <> get_shard_id_for_distribution_column('products', $1::uuid)`,
      [company.tenant.companyId],
    );
    const statement = `with own as materialized (select id from products where company_id = $1)
      select count(*) from own join products p on p.company_id = '${rows[0]?.id}' and p.id = own.id`;
    await expect(countProducts(statement)).rejects.toThrow(/intermediate result size/);
  });
});
