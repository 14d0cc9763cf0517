import { ArrowRight } from "../../ui/icons.tsx";

type Props = { id: string; title: string; href: string; more: string };

/** What a part of the page is about, and the way to all of it. */
export const SectionHead = ({ id, title, href, more }: Props) => (
  <div className="section-head">
    <h2 id={id}>{title}</h2>
    <a href={href} className="more-link">
      {more}
      <span className="sr-only">{`: ${title}`}</span>
      <ArrowRight size={16} />
    </a>
  </div>
);
