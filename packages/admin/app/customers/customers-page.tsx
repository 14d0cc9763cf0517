import { CUSTOMER_SORTS, CUSTOMER_VIEWS } from "@pecacerta/rules/customer-list";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { SearchX, UserRound } from "@pecacerta/ui/icons.tsx";
import { Link, useSearchParams } from "react-router";
import { ListSearch } from "../list/list-search.tsx";
import { ListViews } from "../list/list-views.tsx";
import { ParamSelect } from "../list/param-select.tsx";
import { RecordList } from "../list/record-list.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { CUSTOMER_SORT_NAMES, CUSTOMER_VIEW_NAMES, customerTexts } from "../texts/customer-texts.ts";
import { useCustomerList } from "./customer-queries.ts";
import { CUSTOMER_CARD, CUSTOMER_COLUMNS } from "./customer-rows.tsx";

const SORTS = CUSTOMER_SORTS.map((value) => ({ value, label: CUSTOMER_SORT_NAMES[value] }));

export default function CustomersPage() {
  const { slug } = useStaffCompany();
  const [params] = useSearchParams();
  const q = params.get("q") ?? "";
  const view = q ? "all" : (CUSTOMER_VIEWS.find((each) => each === params.get("view")) ?? "all");
  const sort = CUSTOMER_SORTS.find((each) => each === params.get("sort")) ?? "newest";
  const list = useCustomerList(slug, { view, sort, q });
  const views = CUSTOMER_VIEWS.map((id) => ({
    id,
    label: CUSTOMER_VIEW_NAMES[id],
    to: `?${new URLSearchParams({ view: id, sort })}`,
  }));
  return (
    <>
      <PageTitle title={customerTexts.title} />
      <h1>{customerTexts.title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ListViews label={customerTexts.views} views={views} current={view} />
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <ListSearch label={customerTexts.search} placeholder={customerTexts.searchHint} />
          <ParamSelect name="sort" label={customerTexts.sort} value={sort} options={SORTS} />
        </div>
        <RecordList
          label={customerTexts.title}
          list={list}
          columns={CUSTOMER_COLUMNS}
          card={CUSTOMER_CARD}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => customerTexts.rowLabel(name)}
          rowPath={({ id }) => `/${slug}/clientes/${id}`}
          empty={<NoCustomers isBlocked={view === "blocked"} query={q} />}
        />
      </div>
    </>
  );
}

function NoCustomers({ isBlocked, query }: { isBlocked: boolean; query: string }) {
  if (!(query || isBlocked))
    return <EmptyState icon={UserRound} title={customerTexts.emptyTitle} hint={customerTexts.emptyHint} />;
  const [title, hint] = query
    ? [customerTexts.notFoundTitle, customerTexts.notFoundHint(query)]
    : [customerTexts.emptyBlockedTitle, customerTexts.emptyBlockedHint];
  return (
    <EmptyState icon={query ? SearchX : UserRound} title={title} hint={hint}>
      <Link to="?view=all" className="button button-secondary">
        {customerTexts.seeAll}
      </Link>
    </EmptyState>
  );
}
