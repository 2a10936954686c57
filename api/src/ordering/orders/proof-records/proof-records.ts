import type { Database } from '../../../base/base.ts'
import type { OrderReader } from '../order-query.ts'
import type { OrderScope } from '../order-scope.ts'
import { findDuplicates } from './duplicate-query.ts'
import { countByProof, listByProof, type ProofPage, saveFormerProof } from './proof-query.ts'
import {
  claimRejectionNotice,
  findDueRejectionNotices,
  scheduleRejectionNotice,
} from './rejection-notices.ts'

/** What orders keep of their proofs, on a transaction, too. */
export interface ProofRecords {
  count: typeof countByProof
  list(db: Database, scope: OrderScope, page: ProofPage): ReturnType<typeof listByProof>
  findDuplicates: typeof findDuplicates
  saveFormer: typeof saveFormerProof
  scheduleRejectionNotice: typeof scheduleRejectionNotice
  findDueRejectionNotices: typeof findDueRejectionNotices
  claimRejectionNotice: typeof claimRejectionNotice
}

export function createProofRecords(reader: OrderReader): ProofRecords {
  return {
    count: countByProof,
    list: (db, scope, page) => listByProof({ db, reader }, scope, page),
    findDuplicates,
    saveFormer: saveFormerProof,
    scheduleRejectionNotice,
    findDueRejectionNotices,
    claimRejectionNotice,
  }
}
