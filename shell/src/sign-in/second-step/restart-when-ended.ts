import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { isChallengeEnded } from '@store/host'
import { messageOf } from '@store/sdk'
import { toast } from '@store/ui'

/**
 * Tries to finish a login. When it took too long, or had too many attempts, it says so and starts over.
 * @throws any other error of the attempt
 */
export async function restartWhenEnded(
  onRestart: () => void,
  attempt: () => Promise<void>,
): Promise<void> {
  try {
    await attempt()
  } catch (error) {
    if (!isChallengeEnded(error)) throw error
    toast.error(messageOf(error, secondFactorMessages.challengeEnded))
    onRestart()
  }
}
