/** A failure a person can act on: shown as its message alone, never with a stack (design.md, npm start). */
export class Problem extends Error {
  override name = 'Problem'
}

/** What to tell a person about an error that ended a command. */
export function explain(error: unknown): string {
  if (error instanceof Problem) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = systemCode(error)
  const path = textIn(error, 'path')
  if ((code === 'EACCES' || code === 'EPERM') && path) {
    return `No permission for ${path}. It may belong to another user (an earlier start as root?): start as that user, or remove the .data folder.`
  }
  if (code === 'ENOSPC') return 'The disk is full.'
  return error.message
}

/** The system's name for a fault, such as EADDRINUSE. */
export function systemCode(error: unknown): string | undefined {
  return textIn(error, 'code')
}

function textIn(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Reflect.get(value, name)
  return typeof found === 'string' ? found : undefined
}
