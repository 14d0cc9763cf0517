import type { StaffSearchDto } from "@pecacerta/contract/admin/search";
import { formatMoney } from "@pecacerta/rules/money";
import { formatPhone, isPhone } from "@pecacerta/rules/phone";
import { Package, UserRound, Wrench } from "@pecacerta/ui/icons.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { formatDate } from "../texts/format-time.ts";
import { paletteTexts } from "../texts/palette-texts.ts";
import type { PaletteGroup, PaletteItem } from "./palette-item.ts";

const WAIT_MS = 150;
const MIN_CHARACTERS = 2;
const STALE_MS = 10_000;

type Go = (path: string) => void;
type FoundItems = { groups: readonly PaletteGroup[]; isSearching: boolean; refusal: string | undefined };

/** Orders, customers and products of the company that the text finds. */
export function useFoundItems(text: string, go: Go): FoundItems {
  const { slug } = useStaffCompany();
  const term = text.trim().length < MIN_CHARACTERS ? "" : text.trim();
  const q = useSettled(term);
  const { data, error, isFetching } = useQuery({
    queryKey: ["search", slug, q],
    enabled: q !== "",
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/search", { company: slug, query: { q }, signal }))).data,
  });
  if (term === "") return { groups: [], isSearching: false, refusal: undefined };
  return {
    groups: data ? foundGroups(data, slug, go) : [],
    isSearching: isFetching || q !== term,
    refusal: error ? refusalOf(error) : undefined,
  };
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

const foundGroups = ({ orders, customers, products }: StaffSearchDto, slug: string, go: Go): PaletteGroup[] => [
  { title: paletteTexts.orders, items: (orders ?? []).map((order) => orderItem(order, slug, go)) },
  { title: paletteTexts.customers, items: (customers ?? []).map((customer) => customerItem(customer, slug, go)) },
  { title: paletteTexts.products, items: products.map((product) => productItem(product, slug, go)) },
];

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

/** Opens the product's page in the shop; an unpublished one has none, but may have orders. */
function productItem(product: SearchHit<"products">, slug: string, go: Go): PaletteItem {
  const { id, name, brand, partNumber, sku, price, stock, shelf, url } = product;
  return {
    key: `product ${id}`,
    title: joined([partNumber || sku, name]),
    detail: joined([brand, formatMoney(price), paletteTexts.stock(stock), shelf && paletteTexts.shelf(shelf)]),
    icon: Wrench,
    run: () => (url ? void open(url, "_blank", "noopener") : go(`/${slug}/pedidos?q=${encodeURIComponent(sku)}`)),
  };
}
