/** Deletes rows or files that have expired or that nobody refers to any more. */
export interface CleanupJob {
  /** What is deleted, for the log. */
  name: string
  /**
   * Deletes one batch, by a condition that is safe with any number of instances at once.
   * @param limit rows of the batch, so that nobody waits long for a lock
   * @param closing aborted when the server closes and waits for this
   * @returns how many rows were deleted; `limit` when there may be more
   */
  run(now: Date, limit: number, closing?: AbortSignal): Promise<number>
}
