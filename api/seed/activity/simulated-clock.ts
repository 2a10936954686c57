import type { Clock } from '../../src/base/shared/clock.ts'

/** A clock that is set by hand. */
export interface SimulatedClock extends Clock {
  moveTo(at: Date): void
}

export function createSimulatedClock(start: Date): SimulatedClock {
  let now = start
  return {
    now: () => now,
    moveTo(at) {
      now = at
    },
  }
}
