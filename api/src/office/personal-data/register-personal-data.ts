import type { CleanupJob, TypedApp } from '../../base/base.ts'
import {
  type ArchiveDependencies,
  expiredArchives,
  registerArchiveMaking,
} from './archive/make-archives.ts'
import { createBreachNotice } from './breach/breach-notice.ts'
import { registerBreachNotice } from './breach/breach-notice-routes.ts'
import { type ClosingDependencies, createClosing } from './closing/close-account.ts'
import { erasedAccounts } from './closing/erase-accounts.ts'
import { createDataDesk } from './desk/data-desk.ts'
import { registerDataDesk } from './desk/data-desk-routes.ts'
import { createOwnDataRequests } from './own-data-requests.ts'
import { registerOwnData } from './own-data-routes.ts'

/** Registers what people ask about their data. @returns its cleanup jobs */
export function registerPersonalData(
  api: TypedApp,
  dependencies: ArchiveDependencies & ClosingDependencies,
): CleanupJob[] {
  registerOwnData(api, {
    requests: createOwnDataRequests(dependencies),
    closeAccount: createClosing(dependencies),
  })
  registerArchiveMaking(api, dependencies)
  registerDataDesk(api, createDataDesk(dependencies))
  registerBreachNotice(api, createBreachNotice(dependencies))
  const { db } = dependencies
  return [expiredArchives(db), erasedAccounts(db)]
}
