/** Milliseconds that only ever go forward, the same in every thread of the process. */
export function steadyNow(): number {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1000 + nanoseconds / 1e6
}
