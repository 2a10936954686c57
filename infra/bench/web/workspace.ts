import path from 'node:path'

/** The root folder of the repository. */
export const workspace = path.join(import.meta.dirname, '..', '..', '..')

/** The folder of the shell's source. */
export const shellFolder = path.join(workspace, 'shell')
