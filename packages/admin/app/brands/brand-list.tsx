import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { Button } from "@pecacerta/ui/button.tsx";
import { Link } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { brandTexts } from "../texts/brand-texts.ts";
import type { OpenBrandDialog } from "./brand-dialogs.tsx";
import "./brands.css";

type BrandListProps = {
  brands: readonly StaffBrandDto[];
  isReadOnly: boolean;
  open: (dialog: OpenBrandDialog) => void;
};

export const BrandList = ({ brands, isReadOnly, open }: BrandListProps) => (
  <>
    <ul className="brand-note grid gap-1">
      {SOURCES.filter((source) => brands.some((brand) => brand.source === source)).map((source) => (
        <li key={source}>
          <b>{brandTexts.source[source]}</b>: {brandTexts.sourceHints[source]}
        </li>
      ))}
    </ul>
    <ul aria-label={brandTexts.list} className="brand-list">
      {brands.map((brand) => (
        <BrandItem key={brand.text} brand={brand} isReadOnly={isReadOnly} open={open} />
      ))}
    </ul>
  </>
);

const SOURCES = ["registered", "own", "text"] as const;

function BrandItem({ brand, isReadOnly, open }: Omit<BrandListProps, "brands"> & { brand: StaffBrandDto }) {
  const { slug: company } = useStaffCompany();
  const { name, text, image, products, source } = brand;
  return (
    <li className="brand-item grid items-center gap-2 p-3">
      <div className="flex min-w-0 items-center gap-3">
        <span className="brand-logo grid place-items-center">
          {image ? (
            <img src={imageUrlAtWidth(image, 800)} alt="" width={64} height={32} loading="lazy" decoding="async" />
          ) : null}
        </span>
        <div className="min-w-0">
          <p className="brand-name">{name}</p>
          <p className="brand-note">
            {brandTexts.source[source]} ·{" "}
            <Link to={`/${company}/produtos?brand=${encodeURIComponent(text)}`}>{brandTexts.products(products)}</Link>
          </p>
        </div>
      </div>
      {isReadOnly ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            small
            variant="secondary"
            aria-label={source === "text" ? brandTexts.registerOf(name) : brandTexts.editOf(name)}
            onClick={() => open({ name: "edit", brand })}
          >
            {source === "text" ? brandTexts.register : brandTexts.edit}
          </Button>
          {products > 0 ? (
            <Button
              small
              variant="secondary"
              aria-label={brandTexts.mergeOf(name)}
              onClick={() => open({ name: "merge", brand })}
            >
              {brandTexts.merge}
            </Button>
          ) : null}
          {source === "own" ? (
            <Button
              small
              variant="quiet"
              aria-label={brandTexts.removeOf(name)}
              onClick={() => open({ name: "remove", brand })}
            >
              {brandTexts.remove}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}
