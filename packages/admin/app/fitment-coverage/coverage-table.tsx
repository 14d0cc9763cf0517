import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import type { CallResponse } from "@pecacerta/contract/call";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { coverageTexts as texts } from "../texts/fitment-coverage-texts.ts";
import { formatInteger } from "../texts/list-texts.ts";
import "./fitment-coverage.css";

type Coverage = CallResponse<StaffCallsByRoute["GET /admin/fitments/coverage"]>["data"];

/** Each category leads to its products without fitments. */
export const CoverageTable = ({ categories }: { categories: Coverage["categories"] }) => (
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
      </tr>
    </thead>
    <tbody>
      {categories.map((category) => (
        <CoverageCategoryRow key={category.slug} category={category} />
      ))}
    </tbody>
  </table>
);

function CoverageCategoryRow({
  category: { slug, name, products, withoutFitments },
}: {
  category: Coverage["categories"][number];
}) {
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
    </tr>
  );
}
