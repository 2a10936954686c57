import { build } from './build.ts'
import { canary } from './canary.ts'
import { collect } from './collect.ts'
import type { Command } from './command.ts'
import { history } from './history.ts'
import { lock, unlock } from './lock.ts'
import { newRemote } from './new.ts'
import { preview } from './preview.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { site } from './site.ts'
import { status } from './status.ts'
import { verify } from './verify.ts'

/** All commands of `npm run release`, in the order of a release's life cycle. */
export const commands: Readonly<Record<string, Command>> = {
  new: newRemote,
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
  collect,
  site,
}
