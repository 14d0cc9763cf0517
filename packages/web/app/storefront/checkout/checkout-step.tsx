import type { ReactNode } from "react";
import "./checkout-step.css";

export const CheckoutStep = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <section className="box p-4 sm:p-6">
    <fieldset className="min-w-0">
      <legend className="checkout-step-title float-left mb-4 flex w-full items-center gap-3">
        <span aria-hidden="true" className="checkout-step-number grid size-7 place-items-center">
          {number}
        </span>
        {title}
      </legend>
      <div className="clear-both grid grid-cols-1 gap-3">{children}</div>
    </fieldset>
  </section>
);
