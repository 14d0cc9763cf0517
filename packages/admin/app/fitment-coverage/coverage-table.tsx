import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import type { CallResponse } from "@pecacerta/contract/call";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { coverageTexts as texts } from "../texts/fitment-coverage-texts.ts";
import { formatInteger } from "../texts/list-texts.ts";
import "./fitment-coverage.css";

type Coverage = CallResponse<StaffCallsByRoute["GET /admin/fitments/coverage"]>["data"];

/** Each category leads to its products without fitments. */
type CoverageTableProps = {
  categories: Coverage["categories"];
  /** By category; undefined while they are counted. */
  scores: ReadonlyMap<string, number> | undefined;
};

export const CoverageTable = ({ categories, scores }: CoverageTableProps) => (
  <table className="coverage-table w-full">
    <thead>
      <tr>
        <th scope="col">{texts.category}</th>
        <th scope="col" className="coverage-figure">
          {texts.products}
        </th>
        <th scope="col" className="coverage-figure">
          {texts.share}
        </th>
        <th scope="col" className="coverage-figure">
          {texts.score}
        </th>
      </tr>
    </thead>
    <tbody>
      {categories.map((category) => (
        <CoverageCategoryRow
          key={category.slug}
          category={category}
          score={scores ? (scores.get(category.slug) ?? "–") : "…"}
        />
      ))}
    </tbody>
  </table>
);

type CoverageCategoryRowProps = { category: Coverage["categories"][number]; score: number | string };

function CoverageCategoryRow({ category, score }: CoverageCategoryRowProps) {
  const { slug, name, products, withoutFitments } = category;
  const { slug: company } = useStaffCompany();
  const share = Math.floor((100 * (products - withoutFitments)) / products);
  return (
    <tr>
      <th scope="row">
        <span className="wrap-anywhere">{name}</span>
        <br />
        {withoutFitments > 0 ? (
          <Link
            to={`/${company}/produtos?view=no-fitment&category=${slug}`}
            className="link"
            aria-label={`${texts.missing(withoutFitments)}: ${name}`}
          >
            {texts.missing(withoutFitments)}
          </Link>
        ) : (
          <span className="muted">{texts.complete}</span>
        )}
      </th>
      <td className="coverage-figure">{formatInteger(products)}</td>
      <td className="coverage-figure">{texts.percent(share)}</td>
      <td className="coverage-figure">{score}</td>
    </tr>
  );
}
