/** A failure a person can act on: shown as its message alone, never with a stack (design.md, npm start). */
export class Problem extends Error {
  override name = 'Problem'
}

/** What to tell a person about an error that ended a command. */
export function explain(error: unknown): string {
  if (error instanceof Problem) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, path } = systemDetail(error)
  if ((code === 'EACCES' || code === 'EPERM') && path) {
    return `No permission for ${path}. It may belong to another user (an earlier start as root?): start as that user, or remove the .data folder.`
  }
  if (code === 'ENOSPC') return 'The disk is full.'
  return error.message
}

function systemDetail(error: Error): { code?: string; path?: string } {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const path = 'path' in error && typeof error.path === 'string' ? { path: error.path } : {}
  return { ...code, ...path }
}
