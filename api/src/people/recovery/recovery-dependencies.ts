import type { Clock, Config, Database } from '../../base/base.ts'
import type { MailQueue } from '../../support/support.ts'
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
