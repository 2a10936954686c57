/** Something that is let go of once nobody can use it any more. */
export interface Chore {
  /** What is let go of, for the log. */
  what: string
  /**
   * Deletes what is of no use at that moment, by a condition that any number of instances may use at once.
   * @param most rows at a time, so that nobody waits long for a lock
   * @returns how many went
   */
  forget(now: Date, most: number): Promise<number>
}
