import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "whatsapp";

type ButtonStyle = { variant?: ButtonVariant; small?: boolean; wide?: boolean };

export function Button({
  variant,
  small,
  wide,
  className,
  ...rest
}: ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={buttonClass({ variant, small, wide }, className)} />;
}

export function ButtonLink({
  variant,
  small,
  wide,
  className,
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={buttonClass({ variant, small, wide }, className)} />;
}

export function buttonClass({ variant = "primary", small, wide }: ButtonStyle, className?: string): string {
  const size = `${small ? " button-small" : ""}${wide ? " button-wide" : ""}`;
  return `button button-${variant}${size}${className ? ` ${className}` : ""}`;
}
