import { m } from "#messages";
import "./description.css";

/** An empty line separates paragraphs. */
export function ProductDescription({ text: description }: { text: string }) {
  const paragraphs = description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <>
      <h2 className="section-title">{m.description()}</h2>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Paragraph text={paragraph} />
          </p>
        ))}
      </div>
    </>
  );
}

/** A short first line without punctuation is a heading. */
function Paragraph({ text: paragraph }: { text: string }) {
  const [, heading, rest] = /^([^\n:]{1,40}[^\n:.,;!?])(\n.+)$/s.exec(paragraph) ?? [];
  if (!heading) return paragraph;
  return (
    <>
      <strong className="description-label">{heading}</strong>
      {rest}
    </>
  );
}
