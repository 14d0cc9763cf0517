import type { TransitDays } from "@pecacerta/rules/delivery-estimate";
import type { PartNumber } from "@pecacerta/rules/part-number";
import type { NewFitment } from "@pecacerta/server/catalog/products/new-product";
import type { SampleBlogPost } from "./texts/blog-texts.ts";

/** Values of the sample shops. Money is centavos; dates are days ago. */
export type SampleVehicleType = 1 | 2 | 3;

export type SampleVehicle = {
  type: SampleVehicleType;
  makeCode: string;
  make: string;
  modelCode: number;
  model: string;
  family: string;
  year: number;
  yearCode: string;
  fuel: string;
  codFipe: string;
  engine: string;
};

export type SampleBrand = { slug: string; name: string; image: string; country: string };

export type SampleCountry = { code: string; name: string };

export type SampleCompany = {
  slug: string;
  titulo: string;
  logotipo: string | null;
  telefone: string;
  email: string;
  rua: string;
  numero: string;
  bairro: string;
  cidade: string;
  uf: string;
  cep: string;
  facebook: string | null;
  twitter: string | null;
  instagram: string | null;
  header: string;
  header_mobile: string;
  cor_padrao: string;
  whatsapp: string | null;
  contato_mensagem: string;
  pixKey: string;
  pixName: string;
  pixCity: string;
  cnpj: string;
  dispatchDays: number;
  /** Business days in transit, by state or region. */
  transitDays: TransitDays;
  demo: true;
};

export type SampleCategory = {
  slug: string;
  name: string;
  parent: string | null;
  image: string | null;
  layout: "categories" | "products";
  customFields: Record<string, string | number>;
};

export type SampleAttributeGroup = "general" | "measures" | "dimensions";

export type SampleAttribute = {
  group: SampleAttributeGroup;
  slug: string;
  name: string;
  value: string;
  featured: boolean;
};

export type SampleType = {
  slug: string;
  name: string;
  attributeGroups: { slug: SampleAttributeGroup; name: string; attributes: string[] }[];
};

export type SampleOption = {
  type: "default" | "color";
  slug: string;
  name: string;
  values: { slug: string; name: string; color?: string; image?: string }[];
};

/** Both years are included. Without engine or fuel a fitment holds for the whole family. */
export type SampleFitment = NewFitment & {
  source: string;
  /** The fitment has no last year. */
  onwards?: boolean;
};

export type SampleAvailability = "out-of-stock" | "on-backorder" | "pending";

export type SampleProduct = {
  sku: string;
  slug: string;
  name: string;
  partNumber: string;
  brand: string;
  typeSlug: string;
  price: number;
  compareAtPrice: number | null;
  /** Days until the sale ends; null for no end. */
  saleEndsInDays: number | null;
  stock: number;
  whenOut: SampleAvailability;
  badges: ("sale" | "new" | "hot")[];
  /** Mean of its reviews with one decimal, 0 without any. */
  rating: number;
  images: string[];
  excerpt: string;
  description: string;
  /** Most specific first: leaf, its parent, the root. */
  categories: string[];
  tags: string[];
  options: SampleOption[];
  attributes: SampleAttribute[];
  compatibility: "all" | "unknown" | "listed";
  fitments: SampleFitment[];
  numbers: PartNumber[];
  createdDaysAgo: number;
  published: boolean;
};

export type SampleAddress = {
  firstName: string;
  lastName: string;
  company: string;
  country: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postcode: string;
  email: string;
  phone: string;
  isDefault: boolean;
};

export type SampleCustomer = {
  email: string;
  name: string;
  password: string;
  phone: string;
  cpf: string;
  rg: string | null;
  joinedDaysAgo: number;
  addresses: SampleAddress[];
  garage: { codFipe: string; yearCode: string }[];
};

export type SampleReview = {
  sku: string;
  customer: string;
  author: string;
  rating: number;
  content: string;
  daysAgo: number;
};

export type SampleQuestion = {
  sku: string;
  customer: string;
  author: string;
  content: string;
  daysAgo: number;
  answer: { content: string; daysAgo: number } | null;
};

/** Status 1 is pending, 2 completed, 3 shipped. */
export type SampleOrder = {
  number: number;
  customer: string;
  daysAgo: number;
  status: 1 | 2 | 3;
  payment: "pix" | "boleto" | "card" | "combine";
  items: { sku: string; options: { name: string; value: string }[]; price: number; quantity: number }[];
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
};

export type SampleShop = {
  company: SampleCompany;
  types: SampleType[];
  categories: SampleCategory[];
  products: SampleProduct[];
  customers: SampleCustomer[];
  reviews: SampleReview[];
  questions: SampleQuestion[];
  orders: SampleOrder[];
  posts: SampleBlogPost[];
};
