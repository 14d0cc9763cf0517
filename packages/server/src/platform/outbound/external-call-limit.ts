import { createWorkQueue, QueueFullError } from "../work-queue/work-queue.ts";
import { ExternalServiceError } from "./fetch-json.ts";

export const MAX_CONCURRENT_EXTERNAL_CALLS = 8;

export function createExternalCallLimit(atOnce = MAX_CONCURRENT_EXTERNAL_CALLS) {
  const queue = createWorkQueue({ atOnce, waiting: 0 });
  return async <Result>(lookup: () => Promise<Result>): Promise<Result> => {
    try {
      return await queue.run([], lookup);
    } catch (error) {
      if (error instanceof QueueFullError)
        throw new ExternalServiceError("too many concurrent lookups", { cause: error });
      throw error;
    }
  };
}
