import type { ReactNode } from "react";

export const Card = ({
  id,
  title,
  aside,
  className = "",
  children,
}: {
  id?: string;
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <section id={id} className={`box p-4 wrap-break-word sm:p-6 ${className}`}>
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="subtitle">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
