import { randomFillSync } from 'node:crypto'
import { encodeTime, monotonicFactory } from 'ulid'

/** Fetched many at a time: ulid asks for sixteen a name, and each call for one costs as much as for all. */
const chances = new Uint32Array(1024)
let spent = chances.length

function nextChance(): number {
  if (spent === chances.length) {
    randomFillSync(chances)
    spent = 0
  }
  const chance = chances[spent] ?? 0
  spent += 1
  return chance / 2 ** 32
}

const nextUlid = monotonicFactory(nextChance)

/** A new public id: a ULID, ascending within this process even inside one millisecond (api.md). */
export function newPublicId(): string {
  return nextUlid()
}

const timeDigits = 10
const idDigits = 26

/**
 * The smallest id of a moment: ids begin with their time, so a range of time is a range of an index.
 * @param moment in milliseconds since 1970
 */
export function firstIdOf(moment: number): string {
  return encodeTime(Math.max(0, moment), timeDigits).padEnd(idDigits, '0')
}

/** Clocks of several instances may differ by this much, and so may an id's time and `created_at`. */
export const clockSlackMs = 60_000
