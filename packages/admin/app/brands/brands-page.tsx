import type { StaffBrandDto } from "@pecacerta/contract/admin/brands";
import { normalizeForSearch } from "@pecacerta/rules/text";
import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { SearchX, Tag } from "@pecacerta/ui/icons.tsx";
import { lazy, Suspense, useState } from "react";
import { refusalOf } from "../client/staff-queries.ts";
import { ListFailure, ListSkeleton } from "../list/list-states.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { brandTexts } from "../texts/brand-texts.ts";
import type { OpenBrandDialog } from "./brand-dialogs.tsx";
import { BrandList } from "./brand-list.tsx";
import { useStaffBrands } from "./brand-queries.ts";
import "./brands.css";

const BrandDialogs = lazy(async () => ({ default: (await import("./brand-dialogs.tsx")).BrandDialogs }));

const MAX_SHOWN = 200;

export default function BrandsPage() {
  const { slug, permissions } = useStaffCompany();
  const { data: brands, error, refetch } = useStaffBrands(slug);
  const [dialog, setDialog] = useState<OpenBrandDialog>();
  const isReadOnly = !permissions.includes("catalog.write");
  return (
    <>
      <PageTitle title={brandTexts.title} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{brandTexts.title}</h1>
        {isReadOnly ? null : <Button onClick={() => setDialog({ name: "edit" })}>{brandTexts.create}</Button>}
      </div>
      <p className="brand-note mb-4">{brandTexts.intro}</p>
      {brands ? (
        <FoundBrands brands={brands} isReadOnly={isReadOnly} open={setDialog} />
      ) : error ? (
        <ListFailure refusal={refusalOf(error)} reload={refetch} />
      ) : (
        <ListSkeleton />
      )}
      <Suspense>
        {dialog && brands ? (
          <BrandDialogs dialog={dialog} brands={brands} onClose={() => setDialog(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}

type FoundBrandsProps = {
  brands: readonly StaffBrandDto[];
  isReadOnly: boolean;
  open: (dialog: OpenBrandDialog) => void;
};

function FoundBrands({ brands, isReadOnly, open }: FoundBrandsProps) {
  const [text, setText] = useState("");
  const found = brands.filter(({ name }) => normalizeForSearch(name).includes(normalizeForSearch(text)));
  if (brands.length === 0) return <EmptyState icon={Tag} title={brandTexts.emptyTitle} hint={brandTexts.emptyHint} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        type="search"
        label={brandTexts.search}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {found.length === 0 ? (
        <EmptyState icon={SearchX} title={brandTexts.notFoundTitle} hint={brandTexts.notFoundHint} />
      ) : (
        <BrandList brands={found.slice(0, MAX_SHOWN)} isReadOnly={isReadOnly} open={open} />
      )}
      {found.length > MAX_SHOWN ? <p className="brand-note">{brandTexts.more(found.length - MAX_SHOWN)}</p> : null}
    </div>
  );
}
