import type { StaffCustomerRowDto } from "@pecacerta/contract/admin/customer";
import type { CustomerSort, CustomerView } from "@pecacerta/rules/customer-list";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { addresses } from "../../customers/addresses/tables.ts";
import { customers } from "../../customers/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { findOrderTotals, NO_ORDERS } from "../../sales/orders/staff/customer-orders.ts";
import { customerMatches } from "./search-customers.ts";

type ListCustomersInput = {
  view: CustomerView;
  q?: string | undefined;
  sort: CustomerSort;
  limit: number;
  after?: string | undefined;
};

type CustomerList = { items: StaffCustomerRowDto[]; next: string | null; total: number; isMore: boolean };

const MAX_COUNT = 10_000;
/** A name that many customers share must not read all of them. */
const MAX_MATCHES = 1000;

/** A search covers all customers, whatever the view. */
export async function listStaffCustomers(tx: TenantTransaction, input: ListCustomersInput): Promise<CustomerList> {
  const source = sourceOf(tx, input);
  if (!source) return { items: [], next: null, total: 0, isMore: false };
  const { rows } = await tx.execute<Position>(sql`
    select id, name_form as "nameForm" from (${source}) as listed where ${isBeyond(input)}
    order by ${input.sort === "name" ? sql`name_form, id` : sql`id desc`} limit ${input.limit + 1}`);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  const [max, count] = [input.q ? MAX_MATCHES : MAX_COUNT, await countRows(tx, source)];
  return {
    items: await findRows(
      tx,
      page.map(({ id }) => id),
    ),
    next: rows.length > input.limit && last ? encodePosition(last) : null,
    total: Math.min(count, max),
    isMore: count > max,
  };
}

/** Ids are made in the order of time, so that the newest customer has the highest. */
type Position = { id: string; nameForm: string };

const encodePosition = ({ id, nameForm }: Position): string => `${id} ${nameForm}`;

/** Nothing is beyond a position that no answer gave. */
function isBeyond({ after, sort }: ListCustomersInput): SQL {
  if (after === undefined) return sql`true`;
  const id = after.slice(0, 36);
  if (!isUuid(id)) return sql`false`;
  return sort === "name" ? sql`(name_form, id) > (${after.slice(37)}, ${id}::uuid)` : sql`id < ${id}`;
}

function sourceOf({ companyId }: TenantTransaction, { q, view }: ListCustomersInput): SQL | undefined {
  const isBlocked = view === "blocked" ? sql` and blocked_at is not null` : sql``;
  if (!q?.trim()) return sql`select id, name_form from customers where company_id = ${companyId}${isBlocked}`;
  const ways = customerMatches(companyId, q.trim(), MAX_MATCHES + 1);
  return ways.length === 0 ? undefined : sql.join(ways, sql` union `);
}

async function countRows(tx: TenantTransaction, source: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from (${source}) as listed limit ${MAX_COUNT + 1}) as counted`);
  return rows[0]?.count ?? 0;
}

/** In the order of the ids. */
async function findRows(tx: TenantTransaction, ids: readonly string[]): Promise<StaffCustomerRowDto[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ customer: customers, city: addresses.city, state: addresses.state })
    .from(customers)
    .leftJoin(
      addresses,
      and(eq(addresses.companyId, tx.companyId), eq(addresses.customerId, customers.id), addresses.isDefault),
    )
    .where(and(eq(customers.companyId, tx.companyId), inArray(customers.id, [...ids])));
  const totals = await findOrderTotals(tx, ids);
  const byId = new Map(rows.map((row) => [row.customer.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { name, email, phone, createdAt, blockedAt } = row.customer;
    return [
      {
        id,
        name,
        email,
        phone,
        createdAt: createdAt.toISOString(),
        blocked: blockedAt !== null,
        city: row.city ?? "",
        state: row.state ?? "",
        ...(totals.get(id) ?? NO_ORDERS),
      },
    ];
  });
}
