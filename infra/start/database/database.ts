/** A running database. */
export type Database = {
  /** For mysql2; with `?socketPath=` when the server listens on a socket only. */
  url: string
  /** Which server it is, as shown to the user. */
  how: string
  stop: () => Promise<void>
}
