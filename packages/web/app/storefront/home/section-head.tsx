import { ArrowRight } from "@pecacerta/ui/icons.tsx";
import "./more-link.css";
import "./section-head.css";

type Props = { id: string; title: string; href: string; more: string };

/** A section's title and the link to all of it. */
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
