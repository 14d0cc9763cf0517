import { pageNumbers } from "@pecacerta/rules/listing";
import { ChevronLeft, ChevronRight } from "./icons.tsx";
import "./pagination.css";

type Labels = { nav: string; previous: string; next: string; page: (page: number) => string };

export function Pagination({
  page,
  pages,
  hrefOf,
  labels,
}: {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  labels: Labels;
}) {
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={labels.nav}>
      {page > 1 ? <Step href={hrefOf(page - 1)} rel="prev" label={labels.previous} /> : null}
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
          <span key={`gap-${index}`} className="pages-gap">
            …
          </span>
        ) : number === page ? (
          <span key={number} aria-current="page">
            {number}
          </span>
        ) : (
          <a key={number} href={hrefOf(number)} aria-label={labels.page(number)}>
            {number}
          </a>
        ),
      )}
      {page < pages ? <Step href={hrefOf(page + 1)} rel="next" label={labels.next} /> : null}
    </nav>
  );
}

export function StepPagination({ before, after, labels }: { before?: string; after?: string; labels: Labels }) {
  if (!before && !after) return null;
  return (
    <nav className="pages" aria-label={labels.nav}>
      {before ? <Step href={before} rel="prev" label={labels.previous} withText /> : null}
      {after ? <Step href={after} rel="next" label={labels.next} withText /> : null}
    </nav>
  );
}

function Step({
  href,
  rel,
  label,
  withText,
}: {
  href: string;
  rel: "prev" | "next";
  label: string;
  withText?: boolean;
}) {
  const Arrow = rel === "prev" ? ChevronLeft : ChevronRight;
  return (
    <a href={href} rel={rel} aria-label={withText ? undefined : label}>
      {rel === "next" && withText ? label : null}
      <Arrow size={18} aria-hidden="true" />
      {rel === "prev" && withText ? label : null}
    </a>
  );
}
