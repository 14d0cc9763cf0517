import "./breadcrumb.css";

export type Crumb = { name: string; href: string };

export const Breadcrumb = ({
  label,
  crumbs,
  current,
}: {
  label: string;
  crumbs: readonly Crumb[];
  current: string;
}) => (
  <nav aria-label={label}>
    <ol className="breadcrumb">
      {crumbs.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
      <li aria-current="page">
        <span>{current}</span>
      </li>
    </ol>
  </nav>
);
