import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { CarFront } from "@pecacerta/ui/icons.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { callStaff } from "../client/staff-call.ts";
import { refusalOf, unwrapStaffCall } from "../client/staff-queries.ts";
import { ListFailure, ListSkeleton } from "../list/list-states.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { coverageTexts as texts } from "../texts/fitment-coverage-texts.ts";
import { CoverageTable } from "./coverage-table.tsx";

export default function CoveragePage() {
  const { slug: company } = useStaffCompany();
  const query = useQuery({
    queryKey: ["products", company, "fitment-coverage"],
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/fitments/coverage", { company, signal }))).data,
  });
  const scores = useFitmentScores(company);
  const coverage = query.data;
  return (
    <>
      <PageTitle title={texts.title} />
      <h1>{texts.title}</h1>
      {coverage ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p>{texts.intro}</p>
          <div className="flex flex-wrap items-center gap-3">
            <p className="strong">{texts.whole(coverage.withoutFitments, coverage.products)}</p>
            {coverage.withoutFitments > 0 ? (
              <Link to={`/${company}/produtos?view=no-fitment`} className="button button-secondary">
                {texts.seeAll}
              </Link>
            ) : null}
          </div>
          <p className="note">{texts.scoreHint}</p>
          {coverage.categories.length > 0 ? (
            <CoverageTable categories={coverage.categories} scores={scores} />
          ) : (
            <EmptyState icon={CarFront} title={texts.emptyTitle} hint={texts.emptyHint} />
          )}
        </div>
      ) : query.isError ? (
        <ListFailure refusal={refusalOf(query.error)} reload={() => void query.refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

/** Apart from the counts, as it reads all fitments. */
function useFitmentScores(company: string): ReadonlyMap<string, number> | undefined {
  const { data, isError } = useQuery({
    queryKey: ["products", company, "fitment-scores"],
    staleTime: SCORES_STALE_MS,
    queryFn: async ({ signal }) =>
      (await unwrapStaffCall(callStaff("GET /admin/fitments/scores", { company, signal }))).data,
  });
  if (isError) return NO_SCORES;
  return data && new Map(data.map(({ slug, score }) => [slug, score]));
}

const NO_SCORES: ReadonlyMap<string, number> = new Map();
const SCORES_STALE_MS = 60_000;
