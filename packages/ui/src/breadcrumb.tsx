export type Crumb = { name: string; href: string };

export const Breadcrumb = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <nav aria-label={label}>
    <ol className="breadcrumb">
      {crumbs.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ol>
  </nav>
);
