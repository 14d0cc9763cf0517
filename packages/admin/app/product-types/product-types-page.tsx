import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { SlidersHorizontal } from "@pecacerta/ui/icons.tsx";
import { lazy, Suspense, useState } from "react";
import { refusalOf } from "../client/staff-queries.ts";
import { ListFailure, ListSkeleton } from "../list/list-states.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { productTypeTexts } from "../texts/product-type-texts.ts";
import { pageTitle } from "../texts/shell-texts.ts";
import { AttributeList } from "./attribute-list.tsx";
import type { OpenTypeDialog } from "./product-type-dialogs.tsx";
import { useProductTypes } from "./product-type-queries.ts";
import { TypeList } from "./type-list.tsx";
import "./product-types.css";

const ProductTypeDialogs = lazy(async () => ({
  default: (await import("./product-type-dialogs.tsx")).ProductTypeDialogs,
}));

export default function ProductTypesPage() {
  const { slug, permissions } = useStaffCompany();
  const { data, error, refetch } = useProductTypes(slug);
  const [dialog, setDialog] = useState<OpenTypeDialog>();
  const isReadOnly = !permissions.includes("catalog.write");
  return (
    <>
      <title>{pageTitle(productTypeTexts.title)}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{productTypeTexts.title}</h1>
        {isReadOnly ? null : <Button onClick={() => setDialog({ name: "type" })}>{productTypeTexts.createType}</Button>}
      </div>
      <p className="type-note mb-4">{productTypeTexts.intro}</p>
      {data ? (
        <Definitions {...data} isReadOnly={isReadOnly} open={setDialog} />
      ) : error ? (
        <ListFailure refusal={refusalOf(error)} reload={refetch} />
      ) : (
        <ListSkeleton />
      )}
      <Suspense>
        {dialog && data ? (
          <ProductTypeDialogs dialog={dialog} attributes={data.attributes} onClose={() => setDialog(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}

function Definitions(props: Parameters<typeof TypeList>[0]) {
  const { types, attributes, isReadOnly, open } = props;
  const hasAttributes = attributes.length > 0 || types.some(({ groups }) => groups.length > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      {types.length > 0 ? (
        <TypeList {...props} />
      ) : (
        <EmptyState icon={SlidersHorizontal} title={productTypeTexts.emptyTitle} hint={productTypeTexts.emptyHint} />
      )}
      <section aria-label={productTypeTexts.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2>{productTypeTexts.attributes}</h2>
          {isReadOnly ? null : (
            <Button small variant="secondary" onClick={() => open({ name: "attribute" })}>
              {productTypeTexts.createAttribute}
            </Button>
          )}
        </div>
        {hasAttributes ? <AttributeList {...props} /> : <p className="type-note">{productTypeTexts.noDefinitions}</p>}
      </section>
    </div>
  );
}
