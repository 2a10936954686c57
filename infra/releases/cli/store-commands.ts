import type { ReleaseCommand } from './command.ts'
import { canary } from './commands/canary.ts'
import { deploy } from './commands/deploy.ts'
import { history } from './commands/history.ts'
import { lock, unlock } from './commands/lock.ts'
import { preview } from './commands/preview.ts'
import { promote } from './commands/promote.ts'
import { prune } from './commands/prune.ts'
import { rollback } from './commands/rollback.ts'
import { status } from './commands/status.ts'

/** The commands that need only a store, and no sources: all that the container image has. */
export const storeCommands: readonly ReleaseCommand[] = [
  deploy,
  preview,
  promote,
  canary,
  rollback,
  lock,
  unlock,
  status,
  history,
  prune,
]
