/** What an error of the database or the network says, in one line. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(", ");
  return error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || error.name : String(error);
}
