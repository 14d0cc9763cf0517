import { useText } from "../../texts/text.ts";

/** Plain text; an empty line begins a paragraph. */
export function Description({ text: description }: { text: string }) {
  const text = useText();
  const paragraphs = description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <>
      <h2 className="part-title">{text("TEXT_DESCRIPTION")}</h2>
      <div className="prose">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}
