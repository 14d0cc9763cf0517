// Where one is in a list: what changes the list begins again at its first page.
const PLACES = ["page", "after", "before"];

/** The rest of the address, so that sending a form changes only what it is for. */
export function HiddenFields({
  values,
  own,
}: {
  values: readonly [name: string, value: string][];
  own: readonly string[];
}) {
  return values
    .filter(([name]) => !own.includes(name) && !PLACES.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
