import { imageUrlAtWidth, LOGO_SIZE } from "@pecacerta/rules/gallery";
import { useCompany } from "../companies/use-company.ts";
import "./logo.css";

/** The company's own logo in its box, or its name set as one. */
export function Logo() {
  const { company } = useCompany();
  return (
    <a href="/" className="logo">
      {company.logotipo ? (
        <img src={imageUrlAtWidth(company.logotipo, 800)} {...LOGO_SIZE} alt={company.titulo} className="logo-image" />
      ) : (
        <>
          <svg className="logo-mark" viewBox="0 0 40 40" aria-hidden="true">
            <path d="M12 3h16l9 17-9 17H12L3 20z" fill="var(--logo-mark)" />
            <circle cx="20" cy="20" r="8.5" fill="none" stroke="var(--logo-hole)" strokeWidth="3" />
            <path d="m16.5 20 2.6 2.7 4.6-5.2" fill="none" stroke="var(--logo-hole)" strokeWidth="2.6" />
          </svg>
          <span className="logo-name">{company.titulo}</span>
        </>
      )}
    </a>
  );
}
