import path from 'node:path'

/** The root of the workspace. */
export const workspace = path.join(import.meta.dirname, '..', '..', '..')

/** Where the shell's source is. */
export const shellFolder = path.join(workspace, 'shell')
