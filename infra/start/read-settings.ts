import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/**
 * Reads what a program is told by its environment; an empty variable is none.
 * @param schema names every variable, with its default
 * @param who the program, as its errors name it
 * @throws Error naming every variable that is missing or wrong
 */
export function readSettings<Schema extends TSchema>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  who: string,
): Static<Schema> {
  const filled = Object.entries(environment).filter(([, value]) => value !== '')
  const known = Value.Clean(schema, Object.fromEntries(filled))
  const settings = Value.Convert(schema, Value.Default(schema, known))
  if (Value.Check(schema, settings)) return settings
  const faults = Value.Errors(schema, settings).map(
    ({ instancePath, message }) => `${instancePath.slice(1)} ${message}`,
  )
  throw new Error(`${who} cannot start:\n  ${faults.join('\n  ')}`)
}
