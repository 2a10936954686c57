import { CommandError } from '../../processes/command-error.ts'

export type ApiOptions = {
  /** The database server to test on. */
  kind: 'mariadb' | 'mysql' | undefined
  /** A commit or tag whose tests run instead, on the schema of this release. */
  release: string | undefined
  jestArguments: string[]
}

/**
 * Reads the arguments of `npm run test:api`: `--database mariadb` or `mysql`, `--release <commit>`; jest gets the others.
 * @throws CommandError if a value is missing or unknown
 */
export function readApiOptions(args: readonly string[]): ApiOptions {
  const jestArguments = [...args]
  const take = (name: string): string | undefined => {
    const at = jestArguments.indexOf(name)
    if (at === -1) return undefined
    const [, value] = jestArguments.splice(at, 2)
    if (value === undefined) throw new CommandError(`${name} needs a value.`)
    return value
  }
  const kind = take('--database')
  if (kind !== undefined && kind !== 'mariadb' && kind !== 'mysql') {
    throw new CommandError(`--database ${kind}: known are mariadb and mysql.`)
  }
  return { kind, release: take('--release'), jestArguments }
}
