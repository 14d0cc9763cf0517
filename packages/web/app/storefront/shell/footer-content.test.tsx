import type { CompanyDto } from "@pecacerta/contract/companies";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FooterContent } from "./footer-content.tsx";

const renderFooter = (whatsapp: string | null) => {
  const company = { titulo: "Auto Peças", whatsapp } as CompanyDto;
  return renderToStaticMarkup(<FooterContent shop={{ company, razaoSocial: "", cnpj: "", offersPix: false }} />);
};

test("WhatsApp is mentioned only for companies with a number", () => {
  expect(renderFooter("62900000100")).toContain("WhatsApp");
  expect(renderFooter(null)).toContain("A combinar com o vendedor");
  expect(renderFooter(null)).not.toContain("WhatsApp");
});
