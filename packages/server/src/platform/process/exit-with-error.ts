export function exitWithError(line: string): never {
  console.error(line);
  process.exit(1);
}
