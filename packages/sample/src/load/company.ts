import { companySettings } from "@pecacerta/server/companies/tables";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import type { SampleCompany } from "../sample-types.ts";
import { insertAll } from "./insert-all.ts";

export async function loadCompany(tx: TenantTransaction, company: SampleCompany): Promise<void> {
  // The tenant role cannot insert companies. One transaction, so that an aborted start leaves no empty company.
  await tx.execute("reset role");
  await tx.execute(`insert into companies (id, slug) values ('${tx.companyId}', '${company.slug}')`);
  await tx.execute("set local role shop_app");
  const { slug, demo, header_mobile, cor_padrao, contato_mensagem, ...settings } = company;
  const renamed = { headerMobile: header_mobile, corPadrao: cor_padrao, contatoMensagem: contato_mensagem };
  const razaoSocial = `${company.titulo} Autopeças (loja de demonstração)`;
  await insertAll(tx, companySettings, [{ ...settings, ...renamed, razaoSocial }]);
}
