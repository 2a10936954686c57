/** What one step of a password reset hands to the next, in the history entry. */
export interface ResetProgress {
  email: string
  /** There once the code was right; the server asks for it. */
  resetToken?: string
}

/**
 * Reads what the step before handed over.
 * @returns `undefined` when a person opened the step by its address
 */
export function readProgress(state: unknown): ResetProgress | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  if (!('email' in state) || typeof state.email !== 'string') return undefined
  const { email } = state
  return 'resetToken' in state && typeof state.resetToken === 'string'
    ? { email, resetToken: state.resetToken }
    : { email }
}
