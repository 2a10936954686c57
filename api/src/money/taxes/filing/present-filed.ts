import type { FiledReturn } from '@store/contract/schemas/taxes/filed-returns'
import type { FiledReturnRecord } from './filed-return-repository.ts'
import type { Amendment } from './return-marks.ts'

/** So many amendments are named; the others are counted. */
const mostNamed = 100

/** A filed return on the wire, with what changed since. */
export function presentFiled(
  { filedAt, filedBy, sha256 }: FiledReturnRecord,
  amendments: readonly Amendment[],
): FiledReturn {
  return {
    ...{ filedAt: filedAt.toISOString(), filedBy, sha256 },
    amendments: amendments.slice(0, mostNamed),
    amendmentCount: amendments.length,
  }
}
