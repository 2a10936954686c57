import type { ThrottleStore } from '../../base/base.ts'
import { createFindId, type FindIdService } from './find-id/find-id-service.ts'
import { createPasswordReset, type PasswordReset } from './password-reset-service.ts'
import type { RecoveryDependencies } from './recovery-dependencies.ts'
import { createRecoveryThrottle } from './recovery-throttle.ts'

/** Account recovery, for people who forgot their password or e-mail address. */
export interface Recovery {
  passwordReset: PasswordReset
  findId: FindIdService
}

type RecoveryOptions = Omit<RecoveryDependencies, 'throttle'> & { throttleStore: ThrottleStore }

/** Creates the services of account recovery. */
export function createRecovery(dependencies: RecoveryOptions): Recovery {
  const throttle = createRecoveryThrottle(dependencies.throttleStore, dependencies.config)
  return {
    passwordReset: createPasswordReset({ ...dependencies, throttle }),
    findId: createFindId({ ...dependencies, throttle }),
  }
}
