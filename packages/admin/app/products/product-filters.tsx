import { SlidersHorizontal } from "@pecacerta/ui/icons.tsx";
import { Link, useSearchParams } from "react-router";
import { ParamSelect } from "../list/param-select.tsx";
import { useMediaQuery, WIDE_LIST } from "../list/use-media-query.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PRODUCT_SORTS, type ProductListFilter, useProductFilters } from "../product-listing/product-queries.ts";
import { PRODUCT_SORT_NAMES, productListTexts } from "../texts/product-list-texts.ts";
import "./products.css";

type Value = { value: string; name: string; depth?: number };

const FILTERS = [
  { name: "category", values: "categories", label: productListTexts.category, any: productListTexts.anyCategory },
  { name: "brand", values: "brands", label: productListTexts.brand, any: productListTexts.anyBrand },
  { name: "type", values: "types", label: productListTexts.type, any: productListTexts.anyType },
] as const;
const SORTS = PRODUCT_SORTS.map((value) => ({ value, label: PRODUCT_SORT_NAMES[value] }));

/** Filters of the list, in the address: in a row on a wide screen, folded on a narrow one. */
export function ProductFilters({ filter }: { filter: ProductListFilter }) {
  const isWide = useMediaQuery(WIDE_LIST);
  const count = FILTERS.filter(({ name }) => filter[name] !== "").length;
  if (isWide) return <FilterFields filter={filter} count={count} />;
  return (
    <details className="product-filters">
      <summary className="flex items-center gap-2">
        <SlidersHorizontal size={18} />
        {productListTexts.filtersOf(count)}
      </summary>
      <FilterFields filter={filter} count={count} />
    </details>
  );
}

function FilterFields({ filter, count }: { filter: ProductListFilter; count: number }) {
  const { slug } = useStaffCompany();
  const offered = useProductFilters(slug).data;
  return (
    <div className="grid gap-3 md:grid-cols-4">
      {FILTERS.map(({ name, values, label, any }) => (
        <ParamSelect
          key={name}
          name={name}
          label={label}
          value={filter[name]}
          options={[{ value: "", label: any }, ...toOptions(offered?.[values] ?? [], filter[name])]}
        />
      ))}
      <ParamSelect name="sort" label={productListTexts.sort} value={filter.sort} options={SORTS} />
      {count > 0 ? <ClearFilters /> : null}
    </div>
  );
}

/** The chosen value stays, even before its name is there. */
function toOptions(values: readonly Value[], chosen: string) {
  const options = values.map(({ value, name, depth = 0 }) => ({ value, label: `${"– ".repeat(depth)}${name}` }));
  const isKnown = chosen === "" || values.some(({ value }) => value === chosen);
  return isKnown ? options : [{ value: chosen, label: chosen }, ...options];
}

function ClearFilters() {
  const [params] = useSearchParams();
  const left = new URLSearchParams(params);
  for (const { name } of FILTERS) left.delete(name);
  return (
    <Link to={`?${left}`} replace preventScrollReset className="button button-quiet justify-self-start">
      {productListTexts.clearFilters}
    </Link>
  );
}
