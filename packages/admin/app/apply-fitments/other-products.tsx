import { partIdentity } from "@pecacerta/rules/part-number";
import { Field } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { ChoiceCheckbox } from "../product-fitments/choice-checkbox.tsx";
import { withToggled } from "../product-fitments/picked-fitments.ts";
import { applyFitmentsTexts as texts } from "../texts/apply-fitments-texts.ts";
import "./apply-fitments.css";

type OtherProductsProps = {
  id: string | null;
  category: string | undefined;
  ids: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
};

const WAIT_MS = 300;
const SHOWN = 50;

/** Parts of the same category first, and any other by a search. */
export function OtherProducts({ id, category, ids, onChoose }: OtherProductsProps) {
  const [term, setTerm] = useState("");
  const { data, isError } = useOtherProducts(term, category);
  const shown = data?.filter((product) => product.id !== id);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="sr-only">{texts.others}</legend>
      <Field
        label={texts.search}
        hint={texts.searchHint}
        value={term}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setTerm(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {isError ? <Notice tone="failure">{texts.failed}</Notice> : null}
      {shown || isError ? null : <Skeleton className="h-32 w-full" />}
      <p role="status" className="note">
        {shown?.length === 0 ? texts.noOthers : texts.chosen(ids.size)}
      </p>
      <div className="other-products">
        {shown?.map(({ id: other, ...part }) => (
          <ChoiceCheckbox
            key={other}
            label={part.name}
            note={partIdentity(part)}
            checked={ids.has(other)}
            onToggle={() => onChoose(withToggled(ids, other))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function useOtherProducts(term: string, category: string | undefined) {
  const { slug: company } = useStaffCompany();
  const [q, setQ] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQ(term.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [term]);
  return useQuery({
    queryKey: ["products", company, "others", q, category],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { limit: SHOWN, ...(q === "" ? { category } : { q }) };
      return (await unwrapStaffCall(callStaff("GET /admin/products", { company, query, signal }))).data.items;
    },
  });
}
