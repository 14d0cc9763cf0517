import { companySettings } from "@pecacerta/server/companies/tables";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import type { SampleCompany } from "../sample-types.ts";
import { insertAll } from "./insert-all.ts";

export async function loadSettings(tx: TenantTransaction, company: SampleCompany): Promise<void> {
  const { slug, demo, header_mobile, cor_padrao, contato_mensagem, ...settings } = company;
  const renamed = { headerMobile: header_mobile, corPadrao: cor_padrao, contatoMensagem: contato_mensagem };
  const razaoSocial = `${company.titulo} Autopeças (loja de demonstração)`;
  await insertAll(tx, companySettings, [{ ...settings, ...renamed, razaoSocial }]);
}
