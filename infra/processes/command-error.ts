/** A failure the user can fix. Commands print its message only, never a stack (releases 8.1). */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The message to print for an error that ended a command. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = systemCode(error)
  const path = stringProperty(error, 'path')
  if ((code === 'EACCES' || code === 'EPERM') && path) {
    return `No permission for ${path}. It may belong to another user (an earlier start as root?). Start as that user, or remove the .data folder.`
  }
  if (code === 'ENOSPC') return 'The disk is full.'
  return error.message
}

/** The system's error code, such as EADDRINUSE. */
export function systemCode(error: unknown): string | undefined {
  return stringProperty(error, 'code')
}

function stringProperty(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' ? found : undefined
}
