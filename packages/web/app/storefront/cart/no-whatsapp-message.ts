import type { CompanyDto } from "@pecacerta/contract/companies";
import { textOf } from "../../texts/text.ts";

/** What a company without WhatsApp says to who asks for it: where to call instead, where it has a phone. */
export const noWhatsappMessage = ({ telefone }: Pick<CompanyDto, "telefone">): string =>
  telefone ? textOf("TEXT_TOAST_WHATSAPP_NOT_FOUND", { phone: telefone }) : textOf("TEXT_TOAST_NO_WAY_TO_CALL");
