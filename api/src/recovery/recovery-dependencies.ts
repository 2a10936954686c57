import type { Accounts } from '../accounts/accounts.ts'
import type { Sessions } from '../accounts/sessions/session-service.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Clock } from '../shared/clock.ts'
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
