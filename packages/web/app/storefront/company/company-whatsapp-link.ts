import type { CompanyDto } from "@pecacerta/contract/companies";
import { buildWhatsappLink, buildWhatsappMessage } from "@pecacerta/rules/whatsapp";

/** A chat with the company, its greeting and what it is `about` as the draft; undefined where it has no number. */
export function companyWhatsappLink(
  { whatsapp, contato_mensagem }: Pick<CompanyDto, "whatsapp" | "contato_mensagem">,
  ...about: readonly (string | null | undefined)[]
): string | undefined {
  const link = buildWhatsappLink(whatsapp, buildWhatsappMessage([contato_mensagem, ...about]));
  return link.ok ? link.value : undefined;
}
