import { type FilterKind, type FilterValues, formatFilter, parseFilter } from "./filters.ts";
import { PAGE_SIZE, type Sort } from "./listing.ts";

export type ListingPageOptions = {
  page: number;
  limit: number;
  sort: Sort;
  after: string | null;
  before: string | null;
};

export type ActiveFilter = { slug: string; type: FilterKind; value: string };

/** `filters` maps a slug to its text; filters at their default are absent. */
export type ListingState<Category = unknown, ProductsList = unknown> = {
  init: boolean;
  categorySlug: string | null;
  category: Category | null;
  productsList: ProductsList | null;
  productsListSearch: ProductsList | null;
  options: ListingPageOptions;
  filters: Readonly<Record<string, string>>;
  activeFilters: readonly ActiveFilter[];
  removedFilters: readonly ActiveFilter[];
  currentFilters: readonly ActiveFilter[];
  questionListSize: number;
};

export const emptyListing = <Category, ProductsList>(): ListingState<Category, ProductsList> => ({
  init: false,
  categorySlug: null,
  category: null,
  productsList: null,
  productsListSearch: null,
  options: { page: 1, limit: PAGE_SIZE, sort: "default", after: null, before: null },
  filters: {},
  activeFilters: [],
  removedFilters: [],
  currentFilters: [],
  questionListSize: 0,
});

type FilterableListing = Pick<
  ListingState,
  "options" | "filters" | "activeFilters" | "removedFilters" | "currentFilters"
>;

/** Sets one option. Every change starts again at page 1 without cursors; page and cursors themselves can be set. */
export const changeOption = <State extends FilterableListing, Name extends keyof ListingPageOptions>(
  state: State,
  name: Name,
  value: ListingPageOptions[Name],
): State => ({ ...state, options: { ...resetPaging(state.options), [name]: value } });

export function changeFilter<State extends FilterableListing, Kind extends FilterKind>(
  state: State,
  { slug, type }: { slug: string; type: Kind },
  value: FilterValues[Kind],
): State {
  const text = formatFilter(type, value);
  const picked = splitFilterValues(type, text).map((one) => ({ slug, type, value: one }));
  const others = (list: readonly ActiveFilter[]) => list.filter((filter) => filter.slug !== slug);
  return {
    ...state,
    options: resetPaging(state.options),
    filters: setFilterText(state.filters, slug, text),
    activeFilters: [...others(state.activeFilters), ...picked],
    currentFilters: [...others(state.currentFilters), ...picked],
    removedFilters: state.removedFilters.filter((removed) => !picked.some((filter) => isSameFilter(filter, removed))),
  };
}

export const clearFilters = <State extends FilterableListing>(state: State): State => ({
  ...state,
  options: resetPaging(state.options),
  filters: {},
  activeFilters: [],
  removedFilters: [],
  currentFilters: [],
});

export function removeActiveFilter<State extends FilterableListing>(state: State, gone: ActiveFilter): State {
  if (!state.activeFilters.some((filter) => isSameFilter(filter, gone))) return state;
  const left = (list: readonly ActiveFilter[]) => list.filter((filter) => !isSameFilter(filter, gone));
  const activeFilters = left(state.activeFilters);
  const values = activeFilters.filter(({ slug }) => slug === gone.slug).map(({ value }) => value);
  return {
    ...state,
    options: resetPaging(state.options),
    filters: setFilterText(state.filters, gone.slug, formatFilter(gone.type, parseFilter(gone.type, values.join(",")))),
    activeFilters,
    currentFilters: left(state.currentFilters),
    removedFilters: [...left(state.removedFilters), gone],
  };
}

const resetPaging = (options: ListingPageOptions): ListingPageOptions => ({
  ...options,
  page: 1,
  after: null,
  before: null,
});

function setFilterText(filters: Readonly<Record<string, string>>, slug: string, text: string): Record<string, string> {
  const others = Object.entries(filters).filter(([name]) => name !== slug);
  return Object.fromEntries(text === "" ? others : [...others, [slug, text]]);
}

const splitFilterValues = (kind: FilterKind, text: string): string[] => {
  if (text === "") return [];
  return kind === "check" || kind === "color" || kind === "rating" ? text.split(",") : [text];
};

const isSameFilter = (one: ActiveFilter, other: ActiveFilter): boolean =>
  one.slug === other.slug && one.value === other.value;
