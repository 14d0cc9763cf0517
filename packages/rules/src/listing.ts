export const PAGE_SIZE = 16;
export const PAGE_SIZES: readonly number[] = [PAGE_SIZE, 32, 64];
export const FEEDBACK_PAGE_SIZE = 8;
export const MAX_LIMIT = 100;

export const SORTS = ["default", "name_asc", "name_desc", "price_asc", "price_desc"] as const;
export type Sort = (typeof SORTS)[number];

export const FOR_VEHICLE = "for_vehicle";

export const parseSort = (text: string | null | undefined): Sort => SORTS.find((sort) => sort === text) ?? "default";

export const parsePage = (text: string | number | null | undefined): number => parseInteger(text, 1, 1_000_000);

/** Parses a page size from 1 to 100; returns `otherwise` for an invalid one. */
export const parseLimit = (text: string | number | null | undefined, otherwise: number = PAGE_SIZE): number =>
  parseInteger(text, otherwise, MAX_LIMIT);

export type PageWindow = { page: number; limit: number; total: number; pages: number; from: number; to: number };

/** `from` and `to` count from 1, and are 0 without items. A page past the last one becomes the last. */
export function pageWindow({ page, limit, total }: { page: number; limit: number; total: number }): PageWindow {
  const pages = Math.max(1, Math.ceil(total / limit));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const from = total === 0 ? 0 : (shown - 1) * limit + 1;
  return { page: shown, limit, total, pages, from, to: Math.min(shown * limit, total) };
}

/** One category uses cursors (after, before), all others page numbers. */
export const usesCursorPagination = (categorySlug: string | null | undefined): boolean =>
  categorySlug === "interior-parts";

/** Null marks a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((number, at) => {
    const gap = number - (shown[at - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

function parseInteger(text: string | number | null | undefined, otherwise: number, most: number): number {
  const number = /^\d{1,7}$/.test(String(text ?? "")) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : otherwise;
}
