export function Stars({ rating, label, count }: { rating: number; label: string; count?: number }) {
  return (
    <span className="stars">
      <span className={`stars-row stars-${Math.round(rating * 2)}`} role="img" aria-label={label} />
      {count === undefined ? null : <span aria-hidden="true">{`(${count})`}</span>}
    </span>
  );
}
