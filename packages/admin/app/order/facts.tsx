import { Fragment, type ReactNode } from "react";
import "./order.css";

type Fact = [name: string, value: ReactNode];

/** Names and values; those without a value are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="order-facts grid gap-x-4 gap-y-1">
    {facts
      .filter(([, value]) => value !== null && value !== "")
      .map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
);
