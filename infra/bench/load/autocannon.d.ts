/** The used part of autocannon, which has no types. */
declare module 'autocannon' {
  type Request = { path: string; method?: 'GET'; headers?: Readonly<Record<string, string>> }
  type Result = { duration: number; errors: number; non2xx: number; '2xx': number }
  function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: readonly Request[]
  }): Promise<Result>

  export = autocannon
}
