import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Scale } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useRef } from "react";
import { m } from "#messages";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/compare-page";
import { clearCompared, removeCompared } from "./compare-actions.ts";
import { CompareTable } from "./compare-table.tsx";
import { useComparison } from "./use-comparison.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.compare_title(), isPrivate: true });

export default function ComparePage() {
  const { company, isEmpty, isLoading, hasFailed, retry, products, missing } = useComparison();
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button disappears with the product.
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  const remove = (id: string) => {
    focusTitle();
    void removeCompared(company, id);
  };
  const clear = () => {
    focusTitle();
    void clearCompared(company);
  };
  return (
    <div className="frame client-page pt-8 pb-16">
      <h1 ref={title} tabIndex={-1} className="mb-6 focus-target">
        {m.compare_title()}
      </h1>
      {hasFailed ? (
        <div className="mb-4 flex flex-col items-start gap-3">
          <Notice tone="failure">{m.compare_broken()}</Notice>
          <Button variant="secondary" onClick={retry}>
            {m.try_again()}
          </Button>
        </div>
      ) : null}
      {missing.map(({ id, name }) => (
        <div key={id} className="mb-4 flex flex-wrap items-center gap-3">
          <Notice tone="warning">{m.compare_gone({ name })}</Notice>
          <Button variant="secondary" small onClick={() => remove(id)}>
            {m.compare_remove()}
          </Button>
        </div>
      ))}
      {isEmpty ? (
        <EmptyState icon={Scale} title={m.compare_empty()} hint={m.compare_empty_hint()}>
          <ButtonLink href="/catalog">{m.browse_catalog()}</ButtonLink>
        </EmptyState>
      ) : isLoading ? (
        <Skeleton className="h-[480px]" />
      ) : products.length > 0 ? (
        <CompareTable products={products} onRemove={remove} onClear={clear} />
      ) : null}
    </div>
  );
}
