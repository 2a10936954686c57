import type { User } from '@store/contract/schemas/accounts/accounts'
import type { StartedLogin } from '@store/host'

/** What the second step of a login, and each way of it, is given. */
export interface SecondStepProps {
  /** From the first step. */
  started: StartedLogin
  onSignedIn: (user: User) => Promise<void>
  /** Starts the login over. */
  onRestart: () => void
}
