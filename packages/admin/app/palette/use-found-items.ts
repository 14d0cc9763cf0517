import type { StaffSearchDto } from "@pecacerta/contract/admin/search";
import { formatMoney } from "@pecacerta/rules/money";
import { partName } from "@pecacerta/rules/part-number";
import { formatPhone, isPhone } from "@pecacerta/rules/phone";
import { isLargePriceChange } from "@pecacerta/rules/price";
import { Package, Tag, UserRound, Wrench } from "@pecacerta/ui/icons.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { formatDate } from "../texts/format-time.ts";
import { paletteTexts } from "../texts/palette-texts.ts";
import { productFieldError } from "../texts/product-field-errors.ts";
import { PRODUCT_STATE_NAMES } from "../texts/product-texts.ts";
import type { PaletteGroup, PaletteItem } from "./palette-item.ts";
import { readPriceInput } from "./read-price-input.ts";
import { type ChangePrice, useChangePrice } from "./use-change-price.ts";

const WAIT_MS = 150;
const MIN_CHARACTERS = 2;
const STALE_MS = 10_000;

type Go = (path: string) => void;
type FoundItems = {
  groups: readonly PaletteGroup[];
  isSearching: boolean;
  refusal: string | undefined;
  /** How a price is typed, where nothing was typed or the text names no part, or why it is refused. */
  hint: string | undefined;
};

/** Orders, customers and products of the company that the text finds. */
export function useFoundItems(text: string, go: Go): FoundItems {
  const { slug, permissions } = useStaffCompany();
  const changePrice = useChangePrice();
  const mayChange = permissions.includes("prices.write") && permissions.includes("catalog.write");
  const input = readPriceInput(text);
  const { words, price } = mayChange ? input : { words: text, price: undefined };
  const term = words.trim().length < MIN_CHARACTERS ? "" : words.trim();
  const q = useSettled(term);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ["search", slug, q],
    enabled: q !== "",
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/search", { company: slug, query: { q }, signal }))).data,
  });
  const hint = mayChange && (text.trim() === "" || price !== undefined) ? paletteTexts.priceHint : undefined;
  const reason = refusedPriceText(input, mayChange);
  if (term === "") return { groups: [], isSearching: false, refusal: undefined, hint: reason ?? hint };
  const isSearching = isFetching || isPlaceholderData || q !== term;
  // Results of an earlier text name no part.
  const prices = data && !isSearching ? priceItems(data.products, price, changePrice) : [];
  return {
    groups: [{ title: paletteTexts.prices, items: prices }, ...(data ? foundGroups(data, { slug, go }) : [])],
    isSearching,
    refusal: error ? refusalOf(error) : undefined,
    hint: reason ?? (isSearching || prices.length > 0 ? undefined : hint),
  };
}

function refusedPriceText({ price, isInvalid }: ReturnType<typeof readPriceInput>, mayChange: boolean) {
  if (isInvalid) return productFieldError("price", "ERROR_FORM_INVALID");
  return price === undefined || mayChange ? undefined : paletteTexts.priceForbidden;
}

/** The text once nothing has been typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : settled;
}

type FoundInput = { slug: string; go: Go };

const foundGroups = ({ orders, customers, products }: StaffSearchDto, { slug, go }: FoundInput): PaletteGroup[] => [
  { title: paletteTexts.orders, items: (orders ?? []).map((order) => orderItem(order, slug, go)) },
  { title: paletteTexts.customers, items: (customers ?? []).map((customer) => customerItem(customer, slug, go)) },
  { title: paletteTexts.products, items: products.map((product) => productItem(product, slug, go)) },
];

const priceItems = (
  products: StaffSearchDto["products"],
  price: number | undefined,
  changePrice: ChangePrice,
): PaletteItem[] => {
  const product = products.find(({ isNamed, state }) => isNamed && state !== "archived");
  return product && price !== undefined ? [priceItem(product, price, changePrice)] : [];
};

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(" · ");

type SearchHit<Kind extends keyof StaffSearchDto> = NonNullable<StaffSearchDto[Kind]>[number];

function orderItem({ number, buyer, createdAt, city, total }: SearchHit<"orders">, slug: string, go: Go): PaletteItem {
  return {
    key: `order ${number}`,
    title: joined([number, buyer]),
    detail: joined([formatDate(createdAt), city, formatMoney(total)]),
    icon: Package,
    run: () => go(`/${slug}/pedidos/${number}`),
  };
}

function customerItem({ id, name, email, phone }: SearchHit<"customers">, slug: string, go: Go): PaletteItem {
  return {
    key: `customer ${id}`,
    title: name,
    detail: joined([isPhone(phone) ? formatPhone(phone) : phone, email]),
    icon: UserRound,
    run: () => go(`/${slug}/clientes/${id}`),
  };
}

function productItem(product: SearchHit<"products">, slug: string, go: Go): PaletteItem {
  const { id, price, stock, shelf, state, brandName } = product;
  const details = [brandName, formatMoney(price), paletteTexts.stock(stock), shelf && paletteTexts.shelf(shelf)];
  return {
    key: `product ${id}`,
    title: productTitle(product),
    detail: joined([...details, state === "published" ? "" : PRODUCT_STATE_NAMES[state]]),
    icon: Wrench,
    run: () => go(`/${slug}/produtos/${id}`),
  };
}

const productTitle = ({ partNumber, sku, name }: SearchHit<"products">): string => joined([partNumber || sku, name]);

const fullName = (product: SearchHit<"products">): string => partName({ ...product, brand: product.brandName });

const priceItem = (product: SearchHit<"products">, price: number, changePrice: ChangePrice): PaletteItem => ({
  key: `price ${product.id}`,
  title: paletteTexts.newPrice(formatMoney(product.price), formatMoney(price)),
  detail: fullName(product),
  icon: Tag,
  run: () => void changePrice(product, price),
  question: isLargePriceChange(product.price, price)
    ? paletteTexts.priceQuestion(fullName(product), formatMoney(product.price), formatMoney(price))
    : undefined,
});
