import { formatMoney } from "@pecacerta/rules/money";

/** An amount in centavos, with tabular digits. */
export const Price = ({ centavos, className = "" }: { centavos: number; className?: string }) => (
  <span className={`price ${className}`}>{formatMoney(centavos)}</span>
);
