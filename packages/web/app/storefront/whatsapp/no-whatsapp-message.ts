import type { CompanyDto } from "@pecacerta/contract/companies";
import { textOf } from "../../texts/text.ts";

export const noWhatsappMessage = ({ telefone }: Pick<CompanyDto, "telefone">): string =>
  telefone ? textOf("TEXT_TOAST_WHATSAPP_NOT_FOUND", { phone: telefone }) : textOf("TEXT_TOAST_NO_WAY_TO_CALL");
