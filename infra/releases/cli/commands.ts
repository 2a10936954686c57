import type { ReleaseCommand } from './command.ts'
import { build } from './commands/build.ts'
import { newRemote } from './commands/new.ts'
import { publish } from './commands/publish.ts'
import { site } from './commands/site.ts'
import { verify } from './commands/verify.ts'
import { storeCommands } from './store-commands.ts'

/** All commands of `npm run release`, in the order of a release's life cycle. */
export const commands: readonly ReleaseCommand[] = [
  newRemote,
  build,
  verify,
  publish,
  ...storeCommands,
  site,
]
