import type { SampleBrand } from "./sample-types.ts";

/** Invented brands, so that no real manufacturer seems to sell an invented part. */
export function sampleBrands(): SampleBrand[] {
  return BRANDS.map(([slug, name, country]) => ({ slug, name, country, image: `/pictures/brand-${slug}.svg` }));
}

export const brandName = (slug: string) => BRANDS.find(([brandSlug]) => brandSlug === slug)?.[1] ?? slug;

const BRANDS: [slug: string, name: string, country: string][] = [
  ["travaboa", "Travaboa", "BR"],
  ["discoreto", "Discoreto", "BR"],
  ["fluimonte", "Fluimonte", "BR"],
  ["pisomanso", "Pisomanso", "BR"],
  ["molaviva", "Molaviva", "BR"],
  ["eixofino", "Eixofino", "AR"],
  ["coalimpo", "Coalimpo", "BR"],
  ["sopro-novo", "Sopro Novo", "BR"],
  ["faisca-viva", "Faísca Viva", "JP"],
  ["correntia", "Correntia", "US"],
  ["aguamotriz", "Aguamotriz", "ES"],
  ["engatebem", "Engatebem", "DE"],
  ["voltamansa", "Voltamansa", "BR"],
  ["giralume", "Giralume", "IT"],
  ["claravia", "Claravia", "DE"],
  ["rolamanso", "Rolamanso", "SE"],
  ["asfaltino", "Asfaltino", "BR"],
  ["aconchega", "Aconchega", "BR"],
  ["relamina", "Relâmina", "IN"],
  ["duasrodas-norte", "Duas Rodas do Norte", "BR"],
  ["arbravo", "Arbravo", "BR"],
  ["carretaforte", "Carretaforte", "BR"],
];
