import type { ReactNode } from "react";

export const Card = ({
  title,
  aside,
  className = "",
  children,
}: {
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <section className={`box p-4 wrap-break-word sm:p-6 ${className}`}>
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="subtitle">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
