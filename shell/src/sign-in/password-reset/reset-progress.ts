import { isRecord } from '@store/contract/rules/is-record'
/** State passed between the steps of a password reset, in the history entry. */
export interface ResetProgress {
  email: string
  /** Set after the code was verified; required by the server. */
  resetToken?: string
}

/**
 * Reads the state of the previous step.
 * @returns `undefined` when the step was opened directly by its URL
 */
export function readProgress(state: unknown): ResetProgress | undefined {
  if (!isRecord(state)) return undefined
  const { email, resetToken } = state
  if (typeof email !== 'string') return undefined
  return typeof resetToken === 'string' ? { email, resetToken } : { email }
}
