import { SETUP_TASKS, type StaffHomeDto } from "@pecacerta/contract/admin/home";
import { eq, sql } from "drizzle-orm";
import { findPixReceiver } from "../../companies/queries.ts";
import { companySettings } from "../../companies/tables.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";

/** What a new shop needs, in the order of the list. */
export async function findSetup(tx: TenantTransaction, now: Date): Promise<NonNullable<StaffHomeDto["setup"]>> {
  const [settings] = await tx.select().from(companySettings).where(eq(companySettings.companyId, tx.companyId));
  const { titulo, razaoSocial, cnpj, email, telefone, rua, cidade, uf, cep } = settings ?? {};
  const rows = await findRows(tx, now);
  const done = {
    company: [titulo, razaoSocial, cnpj, email, telefone, rua, cidade, uf, cep].every(Boolean),
    pix: (await findPixReceiver(tx)) !== undefined,
    logo: Boolean(settings?.logotipo),
    shipping: Boolean(settings?.transitDays) && settings?.dispatchDays != null,
    ...rows,
  };
  return SETUP_TASKS.map((task) => ({ task, done: done[task] }));
}

type SetupRows = { part: boolean; fitment: boolean; domain: boolean; "second-owner": boolean };

async function findRows(tx: TenantTransaction, now: Date): Promise<SetupRows> {
  const { companyId } = tx;
  const { rows } = await tx.execute<SetupRows>(sql`
    select exists (select from products where company_id = ${companyId} and published) as part,
      exists (select from fitments where company_id = ${companyId}) as fitment,
      exists (select from company_hosts where company_id = ${companyId}) as domain,
      (select count(*) from staff_memberships
        where company_id = ${companyId} and role = 'owner' and (expires_at is null or expires_at > ${now})
      ) > 1 as "second-owner"`);
  const [found] = rows;
  if (!found) throw new Error("A statement without a table answers one row");
  return found;
}
