/** The folder of a commit's code, and that of its shop's data. */
export type Tree = { folder: string; dataFolder: string };

/** The same of the base and of the working tree. */
export type Both<Value> = { base: Value; change: Value };

export async function inTurn<Value>(measure: (side: keyof Both<Value>) => Promise<Value>): Promise<Both<Value>> {
  const base = await measure("base");
  return { base, change: await measure("change") };
}
