/** Reports what stopped the start. The boot script shows what can still be read, and says so. */
export function failStart(error: unknown): void {
  reportError(error)
  globalThis.startGuard?.fail('error')
}
