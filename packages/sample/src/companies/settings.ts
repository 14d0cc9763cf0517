import { makeCnpj } from "../codes.ts";
import type { SampleCompany } from "../sample-types.ts";

/** Phone numbers that no carrier assigns; documents and keys are invented. */
const common = { numero: "100", demo: true } as const;

export const PECACERTA: SampleCompany = {
  ...common,
  slug: "pecacerta",
  titulo: "Peça Certa",
  logotipo: "/pictures/logo-pecacerta.svg",
  telefone: "(62) 90000-0100",
  email: "contato@example.com",
  rua: "Avenida das Oficinas",
  bairro: "Setor Modelo",
  cidade: "Goiânia",
  uf: "GO",
  cep: "74000-100",
  facebook: "https://example.com/facebook/pecacerta",
  twitter: null,
  instagram: "https://example.com/instagram/pecacerta",
  header: "spaceship-one",
  header_mobile: "one",
  cor_padrao: "theme-red",
  whatsapp: "62900000101",
  contato_mensagem: "Olá! Vim pelo site da Peça Certa e queria ajuda para achar a peça do meu carro.",
  pixKey: "5b0c1f52-6f0e-4c1d-9a64-2f7d0c9e1a01",
  pixName: "PECA CERTA DEMONSTRACAO",
  pixCity: "GOIANIA",
  cnpj: makeCnpj("00000101"),
};

export const MOTOPECAS_NORTE: SampleCompany = {
  ...common,
  slug: "motopecas-norte",
  titulo: "Motopeças Norte",
  logotipo: "/pictures/logo-motopecas-norte.svg",
  telefone: "(91) 90000-0200",
  email: "norte@example.com",
  rua: "Travessa dos Motociclistas",
  bairro: "Bairro Modelo",
  cidade: "Belém",
  uf: "PA",
  cep: "66000-200",
  facebook: null,
  twitter: "https://example.com/twitter/motopecas-norte",
  instagram: "https://example.com/instagram/motopecas-norte",
  header: "classic-one",
  header_mobile: "two",
  cor_padrao: "theme-blue",
  whatsapp: "91900000201",
  contato_mensagem: "Oi, Motopeças Norte! Preciso de uma peça para a minha moto.",
  pixKey: "8d2e4a76-03b9-4f5c-8c11-7e6a5b4d3c02",
  pixName: "MOTOPECAS NORTE DEMO",
  pixCity: "BELEM",
  cnpj: makeCnpj("00000202"),
};

export const DIESEL_SUL: SampleCompany = {
  ...common,
  slug: "diesel-sul",
  titulo: "Diesel Sul",
  logotipo: null,
  telefone: "(54) 90000-0300",
  email: "diesel@example.com",
  rua: "Rua dos Caminhoneiros",
  bairro: "Distrito Modelo",
  cidade: "Caxias do Sul",
  uf: "RS",
  cep: "95000-300",
  facebook: null,
  twitter: null,
  instagram: null,
  header: "spaceship-three",
  header_mobile: "one",
  cor_padrao: "theme-green",
  whatsapp: null,
  contato_mensagem: "Bom dia! Quero cotar peças para o meu caminhão.",
  pixKey: "1c9f7b3e-52d8-4a06-b7e3-0d4c6f8a9b03",
  pixName: "DIESEL SUL DEMO",
  pixCity: "CAXIAS DO SUL",
  cnpj: makeCnpj("00000303"),
};

/** The first is the fallback company. */
export const SAMPLE_COMPANIES = [PECACERTA, MOTOPECAS_NORTE, DIESEL_SUL];
