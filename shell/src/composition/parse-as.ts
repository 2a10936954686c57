/** A compiled schema of the contract, from `schema-checks.ts`. */
interface SchemaCheck<T> {
  Check: (value: unknown) => value is T
}

/**
 * Gives parsed JSON the type of its schema. Unknown fields are accepted, so a newer `infra/releases` may add some.
 * @param what names the value in the error
 * @throws Error when the value does not match the schema
 */
export function parseAs<T>(check: SchemaCheck<T>, value: unknown, what: string): T {
  if (!check.Check(value)) throw new Error(`${what} does not match its schema`)
  return value
}
