import { normalizeForSearch } from "@pecacerta/rules/text";
import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { SlidersHorizontal } from "@pecacerta/ui/icons.tsx";
import { lazy, Suspense, useState } from "react";
import { refusalOf } from "../client/staff-queries.ts";
import { ListFailure, ListSkeleton } from "../list/list-states.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { productTypeTexts } from "../texts/product-type-texts.ts";
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
      <PageTitle title={productTypeTexts.title} />
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

type DefinitionsProps = NonNullable<ReturnType<typeof useProductTypes>["data"]> & {
  isReadOnly: boolean;
  open: (dialog: OpenTypeDialog) => void;
};

function Definitions({ types, attributes, isReadOnly, open }: DefinitionsProps) {
  const [text, setText] = useState("");
  const names = new Map(attributes.map(({ slug, name }) => [slug, name]));
  const listed = new Set(types.flatMap(({ groups }) => groups.flatMap((group) => group.attributes)));
  const undefinedSlugs = [...listed].filter((slug) => !names.has(slug));
  const matches = (name: string) => normalizeForSearch(name).includes(normalizeForSearch(text));
  const foundTypes = types.filter(
    ({ name, groups }) =>
      matches(name) || groups.some((group) => group.attributes.some((one) => matches(names.get(one) ?? one))),
  );
  const foundAttributes = {
    attributes: attributes.filter(({ name }) => matches(name)),
    undefinedSlugs: undefinedSlugs.filter(matches),
  };
  const hasFoundAttributes = foundAttributes.attributes.length + foundAttributes.undefinedSlugs.length > 0;
  return (
    <>
      <Field
        type="search"
        label={productTypeTexts.search}
        value={text}
        className="mb-4"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        {foundTypes.length > 0 ? (
          <TypeList types={foundTypes} names={names} isReadOnly={isReadOnly} open={open} />
        ) : types.length > 0 ? (
          <p className="type-note">{productTypeTexts.noTypeFound}</p>
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
          {hasFoundAttributes ? (
            <AttributeList {...foundAttributes} isReadOnly={isReadOnly} open={open} />
          ) : (
            <p className="type-note">{text ? productTypeTexts.noAttributeFound : productTypeTexts.noDefinitions}</p>
          )}
        </section>
      </div>
    </>
  );
}
