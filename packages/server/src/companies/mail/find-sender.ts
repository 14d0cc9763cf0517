import { formatCnpj } from "@pecacerta/rules/cnpj";
import { asc, eq } from "drizzle-orm";
import type { Config } from "../../platform/config/config.ts";
import { reader, type Tenant } from "../../platform/database/tenant.ts";
import type { ShopPath } from "../../platform/mail/mail-types.ts";
import type { Sender } from "../../platform/mail/sender.ts";
import { findCompanySettings } from "../queries.ts";
import { companyHosts } from "../tables.ts";

export const installationUrl = ({ ORIGIN, PORT }: Pick<Config, "ORIGIN" | "PORT">): string =>
  ORIGIN ?? `http://localhost:${PORT}`;

/** Links never come from a request: they lead to the company's host, or to ORIGIN. */
export async function findSender(tenant: Tenant, baseUrl: string): Promise<Sender> {
  const { company, razaoSocial, cnpj } = await findCompanySettings(tenant);
  const [hostRow] = await reader(tenant)
    .select({ host: companyHosts.host })
    .from(companyHosts)
    .where(eq(companyHosts.companyId, tenant.companyId))
    .orderBy(asc(companyHosts.host))
    .limit(1);
  const identity = [company.titulo, razaoSocial, cnpj && `CNPJ ${formatCnpj(cnpj)}`];
  const street = [company.rua, company.numero, company.bairro].filter(Boolean).join(", ");
  const contact = [street, [company.cidade, company.uf].filter(Boolean).join("/"), company.telefone];
  return {
    name: company.titulo,
    email: company.email,
    imprint: [identity, contact].map((parts) => parts.filter(Boolean).join(" · ")).filter(Boolean),
    urlOf: (path) => absoluteUrl(path, { slug: tenant.slug, host: hostRow?.host, baseUrl }),
  };
}

function absoluteUrl(
  path: ShopPath,
  { slug, host, baseUrl }: { slug: string; host: string | undefined; baseUrl: string },
) {
  const origin = new URL(baseUrl);
  if (host) origin.hostname = host;
  const url = new URL(path, origin);
  // Companies that share a host need the parameter.
  if (!host) url.searchParams.set("company", slug);
  return url.href;
}
