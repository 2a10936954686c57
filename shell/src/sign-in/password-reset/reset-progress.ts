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
  if (typeof state !== 'object' || state === null) return undefined
  if (!('email' in state) || typeof state.email !== 'string') return undefined
  const { email } = state
  return 'resetToken' in state && typeof state.resetToken === 'string'
    ? { email, resetToken: state.resetToken }
    : { email }
}
