/** How many there are, on an indicator of the header; nothing while there are none or nobody knows yet. */
export const IndicatorCount = ({ count, label }: { count: number; label: string }) =>
  count === 0 ? null : (
    <span className="indicator-count">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
