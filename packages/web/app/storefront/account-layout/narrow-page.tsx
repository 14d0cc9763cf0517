import type { ReactNode } from "react";

export const NarrowPage = ({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) => (
  <div className="frame client-page py-8 sm:py-12">
    <div className="mx-auto max-w-md">
      <h1>{title}</h1>
      {intro === undefined ? null : <p className="mt-2 muted">{intro}</p>}
      <div className="mt-6">{children}</div>
    </div>
  </div>
);
