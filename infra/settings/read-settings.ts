import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/**
 * Reads settings from environment variables. An empty variable counts as unset.
 * @param schema every variable with its default
 * @param program name of the program for error messages
 * @throws Error naming every variable that is missing or invalid
 */
export function readSettings<Schema extends TSchema>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  program: string,
): Static<Schema> {
  const filled = Object.entries(environment).filter(([, value]) => value !== '')
  const known = Value.Clean(schema, Object.fromEntries(filled))
  const settings = Value.Convert(schema, Value.Default(schema, known))
  if (Value.Check(schema, settings)) return settings
  const errors = Value.Errors(schema, settings).map(
    ({ instancePath, message }) => `${instancePath.slice(1)} ${message}`,
  )
  throw new Error(`${program} cannot start:\n  ${errors.join('\n  ')}`)
}
