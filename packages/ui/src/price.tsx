import { formatMoney } from "@pecacerta/rules/money";

export const Price = ({ centavos, className = "" }: { centavos: number; className?: string }) => (
  <span className={`price ${className}`}>{formatMoney(centavos)}</span>
);
