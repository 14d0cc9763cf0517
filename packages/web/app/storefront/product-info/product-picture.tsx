import { useText } from "../../texts/text.ts";

export function ProductPicture({ src, alt, isEager }: { src: string | null; alt: string; isEager?: boolean }) {
  const text = useText();
  if (src === null) return <span className="no-picture">{text("TEXT_NO_PICTURE")}</span>;
  return (
    <img
      src={src}
      alt={alt}
      width={400}
      height={530}
      loading={isEager ? undefined : "lazy"}
      decoding="async"
      fetchPriority={isEager ? "high" : undefined}
    />
  );
}
