import type { GridProductDto } from "@pecacerta/contract/admin/product-grid";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import type { ProductListFilter } from "../product-listing/product-queries.ts";
import type { ProductsToChange } from "../product-selection/bulk-input.ts";

type GridList = { items: GridProductDto[]; total: number; isMore: boolean };
export type GridRowUpdate = Partial<GridProductDto> & { id: string };

type GridSource = { selection: ProductsToChange; sort: ProductListFilter["sort"]; editedIds: () => readonly string[] };

/**
 * Loaded once: rows that move or change while a user types would be another sheet. Edited ones follow that the selection
 * does not have any more.
 */
export function useGridProducts({ selection, sort, editedIds }: GridSource) {
  const { slug: company } = useStaffCompany();
  const client = useQueryClient();
  const [isOutdated, setOutdated] = useState(false);
  const queryKey = ["product-grid", company, selection, sort];
  const fetchRows = async (of: ProductsToChange, signal?: AbortSignal): Promise<GridList> => {
    const body = { selection: of, sort };
    return (await unwrapStaffCall(callStaff("POST /admin/products/grid", { company, body, signal }))).data;
  };
  const query = useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const list = await fetchRows(selection, signal);
      const ids = editedIds().filter((id) => !list.items.some((row) => row.id === id));
      const others = ids.length > 0 ? (await fetchRows({ ids }, signal)).items : [];
      return { ...list, items: [...list.items, ...others] };
    },
  });
  /** Shows other values in these rows, in their places. */
  const update = (rows: readonly GridRowUpdate[]): void => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    client.setQueryData<GridList>(
      queryKey,
      (before) => before && { ...before, items: before.items.map((row) => ({ ...row, ...byId.get(row.id) })) },
    );
  };
  /** Reads these rows anew. */
  const refresh = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const read = await fetchRows({ ids: [...ids] }).catch(() => undefined);
    setOutdated(read === undefined);
    if (read) update(read.items);
  };
  return {
    list: query.data,
    update,
    refresh,
    /** Whether the rows could not be read anew. */
    isOutdated,
    reload: () => void query.refetch(),
    refusal: query.isError ? refusalOf(query.error) : undefined,
  };
}
