import type { InstallationCompanyDto } from "@pecacerta/contract/admin/installation";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Building2 } from "@pecacerta/ui/icons.tsx";
import { Link, useSearchParams } from "react-router";
import { ListSearch } from "../list/list-search.tsx";
import { RecordList } from "../list/record-list.tsx";
import type { RecordCard, RecordColumn } from "../list/record-rows.ts";
import { useKeysetList } from "../list/use-keyset-list.ts";
import { UserFrame } from "../shell/user-frame.tsx";
import { formatDate } from "../texts/format-time.ts";
import { installationTexts } from "../texts/installation-texts.ts";
import { companiesKey, fetchCompanies } from "./installation-queries.ts";

export default function InstallationPage() {
  const [params] = useSearchParams();
  const q = params.get("q") ?? "";
  const list = useKeysetList({
    queryKey: companiesKey(q),
    fetchPage: (after, signal) => fetchCompanies(q, after, signal),
  });
  return (
    <UserFrame title={installationTexts.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{installationTexts.title}</h1>
        <Link to="/instalacao/abrir" className="button button-primary">
          {installationTexts.open}
        </Link>
      </div>
      <p className="muted max-w-prose">{installationTexts.intro}</p>
      <ListSearch label={installationTexts.search} placeholder={installationTexts.searchPlaceholder} />
      <RecordList
        label={installationTexts.listLabel}
        list={list}
        columns={COLUMNS}
        card={CARD}
        rowKey={slugOf}
        rowLabel={({ name }) => name}
        rowPath={({ slug }) => `/instalacao/empresas/${slug}`}
        empty={<EmptyState icon={Building2} title={installationTexts.none} hint={installationTexts.noneHint} />}
      />
    </UserFrame>
  );
}

const slugOf = ({ slug }: InstallationCompanyDto): string => slug;

const State = ({ company: { suspendedAt } }: { company: InstallationCompanyDto }) => (
  <Badge tone={suspendedAt ? "warning" : "success"}>
    {suspendedAt ? installationTexts.suspended : installationTexts.active}
  </Badge>
);

const COLUMNS: readonly [RecordColumn<InstallationCompanyDto>, ...RecordColumn<InstallationCompanyDto>[]] = [
  { id: "name", header: installationTexts.company, cell: ({ name }) => name },
  { id: "slug", header: installationTexts.slug, cell: slugOf },
  { id: "state", header: installationTexts.state, cell: (company) => <State company={company} /> },
  { id: "since", header: installationTexts.since, cell: ({ createdAt }) => formatDate(createdAt), from: "lg" },
];

const CARD: RecordCard<InstallationCompanyDto> = {
  title: ({ name }) => name,
  body: (company) => (
    <>
      <p>
        <State company={company} />
      </p>
      <p className="note wrap-anywhere">{[company.slug, ...company.hosts].join(" · ")}</p>
    </>
  ),
};
