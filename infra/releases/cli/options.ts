import { wholeNumber } from '../../processes/command-line.ts'
import type { CommandOption } from './command.ts'

/** Options that every command accepts. */
export const commonOptions: readonly CommandOption[] = [
  {
    flags: '--store <…>',
    description: 'folder of the site, or s3://bucket (RELEASE_STORE); default .data/site',
  },
  { flags: '--reason <…>', description: 'reason, recorded in the history' },
  { flags: '--json', description: 'prints JSON' },
]

/** The revision at which the caller expects the site. */
export const expectOption: CommandOption = {
  flags: '--expect <…>',
  description: 'fails unless the site is at this revision',
  parse: wholeNumber,
}
