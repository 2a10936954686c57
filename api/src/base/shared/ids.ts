import { randomFillSync } from 'node:crypto'
import { encodeTime, monotonicFactory } from 'ulid'
import { type Clock, systemClock } from './clock.ts'

/** Random numbers are generated in bulk: an id needs sixteen, and one costs as much as all. */
const randomValues = new Uint32Array(1024)
let spent = randomValues.length

function nextRandom(): number {
  if (spent === randomValues.length) {
    randomFillSync(randomValues)
    spent = 0
  }
  const value = randomValues[spent] ?? 0
  spent += 1
  return value / 2 ** 32
}

let nextUlid = monotonicFactory(nextRandom)
let clock = systemClock

/**
 * From now on the ids of this process begin with the time of that clock, also when it is behind the former one: all
 * instances order rows by id.
 */
export function setIdClock(next: Clock): void {
  clock = next
  nextUlid = monotonicFactory(nextRandom)
}

/** Generates a public id: a ULID, monotonic within this process (base 2.1). */
export function newPublicId(): string {
  return nextUlid(clock.now().getTime())
}

const timeDigits = 10
const idDigits = 26

/**
 * The smallest id of an instant. Ids begin with their time, so a time range is an index range.
 * @param moment in milliseconds since 1970
 */
export function firstIdOf(moment: number): string {
  return encodeTime(Math.max(0, moment), timeDigits).padEnd(idDigits, '0')
}

/** How far the clocks of instances, and so an id's time and `created_at`, may differ. */
export const clockSlackMs = 60_000
