import type { Config } from '../../base/config.ts'
import type { Database } from '../../base/database/database.ts'
import type { Clock } from '../../base/shared/clock.ts'
import type { MailQueue } from '../../support/mail/mail-queue.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Sessions } from '../sessions/session-service.ts'
import type { RecoveryThrottle } from './recovery-throttle.ts'

/** Dependencies of account recovery. */
export interface RecoveryDependencies {
  db: Database
  clock: Clock
  config: Config
  accounts: Accounts
  sessions: Sessions
  mails: MailQueue
  throttle: RecoveryThrottle
}
