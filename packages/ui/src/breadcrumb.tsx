export type Crumb = { name: string; href: string };

/** Links to the page's ancestors; the page itself is not included. */
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
