import { partName } from "@pecacerta/rules/part-number";
import { PRODUCT_VIEWS } from "@pecacerta/rules/product-state";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { PackageOpen, Plus, SearchX, Table2 } from "@pecacerta/ui/icons.tsx";
import { Link, useSearchParams } from "react-router";
import { ListSearch } from "../list/list-search.tsx";
import { ListViews } from "../list/list-views.tsx";
import { RecordList } from "../list/record-list.tsx";
import { useSelection } from "../list/use-selection.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import {
  type ProductListFilter,
  readProductFilter,
  useProductCounts,
  useProductList,
} from "../product-listing/product-queries.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { PRODUCT_VIEW_NAMES, productListTexts } from "../texts/product-list-texts.ts";
import { ProductFilters } from "./product-filters.tsx";
import { PRODUCT_CARD, PRODUCT_COLUMNS } from "./product-rows.tsx";
import { ProductsChanges } from "./products-changes.tsx";

export default function ProductsPage() {
  const { slug, permissions } = useStaffCompany();
  const [params] = useSearchParams();
  const filter = readProductFilter(params);
  const list = useProductList(slug, filter);
  const selection = useSelection(`${slug}/products`);
  const canWrite = permissions.includes("catalog.write");
  return (
    <>
      <PageTitle title={productListTexts.title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{productListTexts.title}</h1>
        {canWrite ? (
          <div className="flex flex-wrap gap-2">
            <Link to={`/${slug}/produtos/grade?${params}`} className="button button-secondary">
              <Table2 size={18} />
              {productListTexts.grid}
            </Link>
            <AddProduct slug={slug} />
          </div>
        ) : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ProductViews current={filter.view} />
        <ListSearch label={productListTexts.search} placeholder={productListTexts.searchHint} />
        <ProductFilters filter={filter} />
        {canWrite ? <ProductsChanges selection={selection} list={list} filter={filter} /> : null}
        <RecordList
          label={productListTexts.title}
          list={list}
          columns={PRODUCT_COLUMNS}
          card={PRODUCT_CARD}
          rowKey={({ id }) => id}
          rowLabel={(row) => productListTexts.rowLabel(partName(row))}
          rowPath={({ id }) => `/${slug}/produtos/${id}`}
          {...(canWrite && { selection })}
          empty={<NoProducts filter={filter} />}
        />
      </div>
    </>
  );
}

const AddProduct = ({ slug }: { slug: string }) => (
  <Link to={`/${slug}/produtos/novo`} className="button button-primary">
    <Plus size={18} />
    {productListTexts.add}
  </Link>
);

const MOST_COUNTED = 10_000;

/** A view keeps the search, the filters and the order. */
function ProductViews({ current }: { current: ProductListFilter["view"] }) {
  const { slug } = useStaffCompany();
  const [params] = useSearchParams();
  const counts = useProductCounts(slug).data;
  const views = PRODUCT_VIEWS.map((id) => {
    const to = new URLSearchParams(params);
    to.set("view", id);
    return {
      id,
      label: PRODUCT_VIEW_NAMES[id],
      to: `?${to}`,
      count: counts?.[id],
      isMore: (counts?.[id] ?? 0) >= MOST_COUNTED,
    };
  });
  return <ListViews label={productListTexts.views} views={views} current={current} />;
}

function NoProducts({ filter }: { filter: ProductListFilter }) {
  const { slug, permissions } = useStaffCompany();
  const { view, q, category, brand, type } = filter;
  const isWhole = view === "all" && !(q || category || brand || type);
  if (isWhole)
    return (
      <EmptyState icon={PackageOpen} title={productListTexts.emptyTitle} hint={productListTexts.emptyHint}>
        {permissions.includes("catalog.write") ? <AddProduct slug={slug} /> : null}
      </EmptyState>
    );
  const [title, hint] = q
    ? [productListTexts.notFoundTitle, productListTexts.notFoundHint(q)]
    : [productListTexts.emptyViewTitle, productListTexts.emptyViewHint];
  return (
    <EmptyState icon={q ? SearchX : PackageOpen} title={title} hint={hint}>
      <Link to="?" className="button button-secondary">
        {productListTexts.seeAll}
      </Link>
    </EmptyState>
  );
}
