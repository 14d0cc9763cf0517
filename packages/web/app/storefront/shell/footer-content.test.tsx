import type { CompanyDto } from "@pecacerta/contract/companies";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FooterContent } from "./footer-content.tsx";

const said = (whatsapp: string | null) => {
  const company = { titulo: "Auto Peças", whatsapp } as CompanyDto;
  return renderToStaticMarkup(<FooterContent shop={{ company, razaoSocial: "", cnpj: "", offersPix: false }} />);
};

test("WhatsApp is mentioned only for companies with a number", () => {
  expect(said("62900000100")).toContain("Combine com o vendedor pelo WhatsApp");
  expect(said(null)).toContain("Combine com o vendedor");
  expect(said(null)).not.toContain("WhatsApp");
});
