/** Something that is let go of once nobody can use it any more. */
export interface Chore {
  /** What is let go of, for the log. */
  what: string
  /**
   * Deletes what is of no use at that moment, by a condition that any number of instances may use at once.
   * @param most rows at a time, so that nobody waits long for a lock
   * @param closing aborted when the server closes and waits for this
   * @returns how many went; as many as `most` when there may be more
   */
  forget(now: Date, most: number, closing?: AbortSignal): Promise<number>
}
