import { createWorkQueue, QueueFullError } from "../jobs/work-queue.ts";
import { ExternalServiceError } from "./fetch-json.ts";

/** How many requests of shoppers may wait for one kind of outside service at the same time, in this process. */
export const MAX_CONCURRENT_EXTERNAL_CALLS = 8;

/** Limits concurrent look-ups. One more is refused at once with `OutsideFault`, because it would only wait. */
export function createExternalCallLimit(atOnce = MAX_CONCURRENT_EXTERNAL_CALLS) {
  const queue = createWorkQueue({ atOnce, waiting: 0 });
  return async <Result>(lookup: () => Promise<Result>): Promise<Result> => {
    try {
      return await queue.run([], lookup);
    } catch (error) {
      if (error instanceof QueueFullError)
        throw new ExternalServiceError("too many look-ups at once", { cause: error });
      throw error;
    }
  };
}
