import type { CompanyDto } from "@pecacerta/contract/companies";
import type { VehicleType } from "@pecacerta/rules/vehicle";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FooterContent } from "./footer-content.tsx";

const renderFooter = (whatsapp: string | null, vehicleTypes: VehicleType[] = []) => {
  const company = { titulo: "Auto Peças", whatsapp } as CompanyDto;
  const shop = { company, razaoSocial: "", cnpj: "", offersPix: false, vehicleTypes };
  return renderToStaticMarkup(<FooterContent shop={shop} />);
};

test("WhatsApp is mentioned only for companies with a number", () => {
  expect(renderFooter("62900000100")).toContain("WhatsApp");
  expect(renderFooter(null)).toContain("A combinar com o vendedor");
  expect(renderFooter(null)).not.toContain("WhatsApp");
});

test("phone and CEP are formatted, however they were typed", () => {
  const company = { titulo: "Auto Peças", telefone: "6232100000", cidade: "Goiânia", uf: "GO", cep: "74510020" };
  const shop = { company: company as CompanyDto, razaoSocial: "", cnpj: "", offersPix: false, vehicleTypes: [] };
  const html = renderToStaticMarkup(<FooterContent shop={shop} />);
  expect(html).toContain(">(62) 3210-0000</a>");
  expect(html).toContain("Goiânia/GO, CEP 74510-020");
});

test.each([
  [[1], "Meu carro"],
  [[2], "Minha moto"],
  [[3], "Meu caminhão"],
  [[1, 3], "Meu veículo"],
  [[], "Meu veículo"],
] as const)("a company with parts for the types %j calls the page of the chosen vehicle %s", (types, label) => {
  expect(renderFooter(null, [...types])).toContain(`<a href="/meu-carro">${label}</a>`);
});
