/** A database that is up. */
export type Database = {
  /** For mysql2; with `?socketPath=` when the server listens on a socket only. */
  url: string
  /** What it is, for the person who starts it. */
  how: string
  stop: () => Promise<void>
}
