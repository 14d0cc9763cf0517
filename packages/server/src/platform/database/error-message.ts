export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join(", ");
  return error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code || error.name : String(error);
}
