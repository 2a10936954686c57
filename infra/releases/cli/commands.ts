import type { ReleaseCommand } from './command.ts'
import { build } from './commands/build.ts'
import { canary } from './commands/canary.ts'
import { history } from './commands/history.ts'
import { lock, unlock } from './commands/lock.ts'
import { newRemote } from './commands/new.ts'
import { preview } from './commands/preview.ts'
import { promote } from './commands/promote.ts'
import { prune } from './commands/prune.ts'
import { publish } from './commands/publish.ts'
import { rollback } from './commands/rollback.ts'
import { site } from './commands/site.ts'
import { status } from './commands/status.ts'
import { verify } from './commands/verify.ts'

/** All commands of `npm run release`, in the order of a release's life cycle. */
export const commands: readonly ReleaseCommand[] = [
  newRemote,
  build,
  verify,
  publish,
  preview,
  promote,
  canary,
  rollback,
  lock,
  unlock,
  status,
  history,
  prune,
  site,
]
