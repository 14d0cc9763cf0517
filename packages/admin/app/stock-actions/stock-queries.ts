import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import type { StockRowDto } from "@pecacerta/contract/admin/stock";
import type { CallBodyInput } from "@pecacerta/contract/call";
import type { StockView } from "@pecacerta/rules/stock-movement";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useKeysetList } from "../list/use-keyset-list.ts";

const PAGE_SIZE = 50;

export type MoveStockBody = CallBodyInput<StaffCallsByRoute["POST /admin/stock/movements"]>;

const stockKey = (company: string) => ["stock", company] as const;

export const useStockList = (company: string, { view, q }: { view: StockView; q: string }) =>
  useKeysetList({
    queryKey: [...stockKey(company), "list", view, q],
    fetchPage: async (after, signal) => {
      const query = { view, q: q || undefined, limit: PAGE_SIZE, after };
      return (await unwrapStaffCall(callStaff("GET /admin/stock", { company, query, signal }))).data;
    },
  });

/** Null if there is no such product. */
export const useProductStock = (company: string, product: string) =>
  useQuery({
    queryKey: [...stockKey(company), "product", product],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<StockRowDto | null> => {
      const { data } = await unwrapStaffCall(callStaff("GET /admin/stock", { company, query: { product }, signal }));
      return data.items[0] ?? null;
    },
  });

export type LedgerFilter = { product: string; reason: string; actor: string; from: string; to: string };

export const useLedger = (company: string, filter: LedgerFilter) =>
  useKeysetList({
    queryKey: [...stockKey(company), "ledger", filter],
    fetchPage: async (after, signal) => {
      const query = { ...sentFilter(filter), limit: PAGE_SIZE, after };
      return (await unwrapStaffCall(callStaff("GET /admin/stock/movements", { company, query, signal }))).data;
    },
  });

/** The company's staff, and the product that the ledger is of. */
export const useLedgerNames = (company: string, product: string) =>
  useQuery({
    queryKey: [...stockKey(company), "ledger-names", product],
    queryFn: async ({ signal }) => {
      const query = { product: product || undefined, limit: 1 };
      const { data } = await unwrapStaffCall(callStaff("GET /admin/stock/movements", { company, query, signal }));
      return { members: data.members, product: data.product };
    },
  });

const sentFilter = (filter: LedgerFilter): { [Name in keyof LedgerFilter]?: never } =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));

/** Pieces on the shelf, sold and reserved ones too, without picked ones of canceled orders. */
export const expectedOnShelf = ({ onHand, missing, reserved, toPick, toPutBack }: StockRowDto): number =>
  onHand - missing + reserved + toPick - toPutBack;

/** Loads anew what shows stock: its lists, the products, the home page, and orders that lack pieces. */
export async function invalidateStock(client: QueryClient, company: string): Promise<void> {
  const shown = ["products", "product", "home", "orders", "order"].map((name) => [name, company]);
  const keys = [stockKey(company), ...shown];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
