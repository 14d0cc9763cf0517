/** Prints why a command cannot go on, and ends the process with 1. */
export function exitWithError(line: string): never {
  console.error(line);
  process.exit(1);
}
