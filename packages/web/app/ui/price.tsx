import { formatMoney } from "@pecacerta/rules/money";

/** An amount in integer centavos, in figures of one width. */
export const Price = ({ centavos, className = "" }: { centavos: number; className?: string }) => (
  <span className={`price ${className}`}>{formatMoney(centavos)}</span>
);
