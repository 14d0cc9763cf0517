import type { CompanyDto } from "@pecacerta/contract/companies";
import { shareImageUrl } from "@pecacerta/rules/gallery";
import type { UrlBuilders } from "./json-ld.server.ts";

const SCHEMA = "https://schema.org";

type StoreFacts = { description: string; image: string };

/** The shop and its site, for the home page. */
export const shopJsonLd = (
  company: CompanyDto,
  { description, image }: StoreFacts,
  { pageAt, fileAt }: UrlBuilders,
): object[] => [
  {
    "@context": SCHEMA,
    "@type": "AutoPartsStore",
    "@id": `${pageAt("/")}#store`,
    name: company.titulo,
    url: pageAt("/"),
    image: fileAt(shareImageUrl(image) ?? image),
    description,
    ...(company.logotipo && { logo: fileAt(company.logotipo) }),
    ...(company.telefone && { telephone: company.telefone }),
    ...(company.email && { email: company.email }),
    ...(company.cidade && { address: addressJsonLd(company) }),
    ...profilesJsonLd(company),
    currenciesAccepted: "BRL",
    areaServed: { "@type": "Country", name: "Brasil" },
  },
  {
    "@context": SCHEMA,
    "@type": "WebSite",
    name: company.titulo,
    url: pageAt("/"),
    inLanguage: "pt-BR",
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${pageAt("/catalog/product-search")}${pageAt("/").includes("?") ? "&" : "?"}search={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  },
];

function addressJsonLd({ rua, numero, bairro, cidade, uf, cep }: CompanyDto): object {
  const street = [[rua, numero].filter(Boolean).join(", "), bairro].filter(Boolean).join(" - ");
  return {
    "@type": "PostalAddress",
    addressLocality: cidade,
    addressRegion: uf,
    addressCountry: "BR",
    ...(street && { streetAddress: street }),
    ...(cep && { postalCode: cep }),
  };
}

function profilesJsonLd({ facebook, twitter, instagram }: CompanyDto): object {
  const profiles = [facebook, twitter, instagram].filter((address) => address !== null);
  return profiles.length > 0 ? { sameAs: profiles } : {};
}
