import type { Waits } from '../waits.ts'

/** For sites of tests: what a page contains must not depend on the speed of their machine. */
export const patientWaits: Waits = {
  visitorMs: 60_000,
  pageMs: 60_000,
  firstPageMs: 60_000,
  answerMs: 60_000,
  productMs: 60_000,
}
