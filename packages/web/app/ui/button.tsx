import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

export type ButtonLook = "primary" | "secondary" | "quiet" | "whatsapp";

type Look = { look?: ButtonLook; small?: boolean; wide?: boolean };

export function Button({ look, small, wide, className, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={buttonClass({ look, small, wide }, className)} />;
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ look, small, wide, className, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={buttonClass({ look, small, wide }, className)} />;
}

export function buttonClass({ look = "primary", small, wide }: Look, more?: string): string {
  const size = `${small ? " button-small" : ""}${wide ? " button-wide" : ""}`;
  return `button button-${look}${size}${more ? ` ${more}` : ""}`;
}
