import type { ProductOptionDto } from "@pecacerta/contract/product";
import type { OptionChoice } from "@pecacerta/rules/product";

/** For example `Cor: Branco · Material: Aço`. */
export function SelectedOptions({
  options,
  choices,
}: {
  options: readonly ProductOptionDto[];
  choices: readonly OptionChoice[];
}) {
  if (choices.length === 0) return null;
  return <p className="small-print">{choices.map((choice) => choiceText(options, choice)).join(" · ")}</p>;
}

function choiceText(options: readonly ProductOptionDto[], { name, value }: OptionChoice): string {
  const option = options.find(({ slug }) => slug === name);
  const values: readonly { slug: string; name: string }[] = option?.values ?? [];
  return `${option?.name ?? name}: ${values.find(({ slug }) => slug === value)?.name ?? value}`;
}
