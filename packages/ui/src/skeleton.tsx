/** A placeholder while content loads; `className` sets its size. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={`skeleton ${className}`} aria-hidden="true" />
);
