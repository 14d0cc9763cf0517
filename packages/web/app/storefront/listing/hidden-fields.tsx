// Where one is in a list: what changes the list begins again at its first page.
const POSITION_PARAMS = ["page", "after", "before"];

/** The rest of the address, so that sending a form changes only what it is for. */
export function HiddenFields({
  params,
  excluded,
}: {
  params: readonly [name: string, value: string][];
  excluded: readonly string[];
}) {
  return params
    .filter(([name]) => !excluded.includes(name) && !POSITION_PARAMS.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
