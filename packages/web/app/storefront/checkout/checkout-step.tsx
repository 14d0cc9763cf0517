import type { ReactNode } from "react";

export const CheckoutStep = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <section className="rounded border border-grey-200 p-4 sm:p-6">
    <fieldset className="min-w-0">
      <legend className="float-left mb-4 flex w-full items-center gap-3 font-heading text-18 font-semibold">
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-full bg-ink font-sans text-14 text-white"
        >
          {number}
        </span>
        {title}
      </legend>
      <div className="clear-both grid grid-cols-1 gap-3">{children}</div>
    </fieldset>
  </section>
);
