// A changed list starts at its first page.
const POSITION_PARAMS = ["page", "after", "before"];

/** Carries the rest of the URL through a GET form. */
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
