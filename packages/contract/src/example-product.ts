import { SAMPLE_IDS } from "./sample-ids.ts";

/** A product of the sample shop, for the documentation. */
export const exampleProduct = {
  id: SAMPLE_IDS.productId,
  ecommerce_uuid: "0197a1c2-0000-7000-8000-000000000001",
  name: "Pastilha de freio dianteira VW Gol 2010 a 2016",
  slug: SAMPLE_IDS.productSlug,
  sku: "PC-FRE-0001",
  partNumber: "BP-4410-D",
  price: 149.9,
  compareAtPrice: 189.9,
  images: ["/pictures/brake-pad.svg"],
  badges: ["sale"],
  rating: 4.5,
  reviews: 12,
  availability: "in-stock",
  stock: 37,
  compatibility: ["0197a1c2-0000-7000-8000-00000000000a"],
  brand: { slug: "rota-sul", name: "Rota Sul", image: null, country: "BR" },
  companyCity: "Boa Vista",
  companyState: "RR",
  type: {
    slug: "brake-pad",
    name: "Pastilha de freio",
    attributeGroups: [{ slug: "general", name: "Geral", attributes: ["material"] }],
  },
  attributes: [
    { slug: "material", name: "Material", featured: true, values: [{ slug: "ceramica", name: "Cerâmica" }] },
  ],
  options: [
    {
      type: "default",
      slug: "material",
      name: "Material",
      values: [
        { slug: "ceramica", name: "Cerâmica" },
        { slug: "semimetalica", name: "Semimetálica" },
      ],
    },
  ],
  tags: ["freio"],
  categories: [{ slug: "freios", name: "Freios" }],
  excerpt: "Jogo com quatro pastilhas para o eixo dianteiro.",
  description: "Composto cerâmico de baixo ruído, com sensor de desgaste.",
};
