import type { OrderPrintDto } from "@pecacerta/contract/admin/order-print";
import { formatCnpj } from "@pecacerta/rules/cnpj";
import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import { printTexts } from "../texts/print-texts.ts";

export const SenderLines = ({ sender }: { sender: OrderPrintDto["sender"] }) =>
  senderLines(sender).map((line) => <p key={line}>{line}</p>);

function senderLines({
  name,
  legalName,
  cnpj,
  phone,
  address1,
  district,
  city,
  state,
  postcode,
}: OrderPrintDto["sender"]) {
  return [
    name,
    [legalName === name ? "" : legalName, cnpj && printTexts.cnpj(formatCnpj(cnpj))].filter(Boolean).join(" · "),
    [address1, district].filter(Boolean).join(" - "),
    [[city, state].filter(Boolean).join("/"), formatPostcode(postcode)].filter(Boolean).join(", "),
    phone && printTexts.phone(formatPhone(phone)),
  ].filter((line) => line !== "");
}
