import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import type { ProductListFilter } from "../product-listing/product-queries.ts";
import type { ProductsToChange } from "../product-selection/bulk-input.ts";

type GridList = { items: GridProductDto[]; total: number; isMore: boolean };

/** Loaded once: rows that move or change while a user types would be another sheet. */
export function useGridProducts(selection: ProductsToChange, sort: ProductListFilter["sort"]) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const queryKey = ["product-grid", company, selection, sort];
  const fetchRows = async (of: ProductsToChange, signal?: AbortSignal): Promise<GridList> => {
    const body = { selection: of, sort };
    return (await unwrapStaffCall(callStaff("POST /admin/products/grid", { company, body, signal }))).data;
  };
  const query = useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => fetchRows(selection, signal),
  });
  /** Reads these rows anew, in their places. */
  const refresh = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const { items } = await fetchRows({ ids: [...ids] });
    const fresh = new Map(items.map((row) => [row.id, row]));
    client.setQueryData<GridList>(
      queryKey,
      (before) => before && { ...before, items: before.items.map((row) => fresh.get(row.id) ?? row) },
    );
  };
  return {
    list: query.data,
    refresh,
    reload: () => void query.refetch(),
    refusal: query.isError ? refusalOf(query.error) : undefined,
  };
}
