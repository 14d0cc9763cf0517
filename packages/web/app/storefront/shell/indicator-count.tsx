/** How many there are, on an indicator of the header; nothing while there are none or nobody knows yet. */
export const IndicatorCount = ({ count, said }: { count: number; said: string }) =>
  count === 0 ? null : (
    <span className="absolute top-1 sm:-top-1 start-1/2 ms-1 min-w-5 rounded-full bg-accent px-1 text-center text-12 font-semibold text-accent-ink tabular-nums">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
