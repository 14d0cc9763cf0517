/** Holds the place of what is still loading; `className` gives it the size that the content will have. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={`skeleton ${className}`} aria-hidden="true" />
);
