import type { Clock, Database } from '../../base/base.ts'
import type { MailQueue } from '../../support/support.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Sessions } from '../sessions/session-service.ts'
import type { StepUp } from './step-up.ts'

/** Dependencies of setting up, proving and removing second factors. */
export interface SecondFactorDependencies {
  db: Database
  clock: Clock
  mails: MailQueue
  sessions: Pick<Sessions, 'endOthersOf' | 'endAllOf'>
  accounts: Pick<Accounts, 'find' | 'login' | 'secondFactor'>
  stepUp: StepUp
}
