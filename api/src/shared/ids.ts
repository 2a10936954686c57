import { monotonicFactory } from 'ulid'

const nextUlid = monotonicFactory()

/** A new public id: a ULID, ascending within this process even inside one millisecond (api.md). */
export function newPublicId(): string {
  return nextUlid()
}
