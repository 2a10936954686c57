/** What the table says of a variable. */
export interface Variable {
  name: string
  default?: unknown
  description: string
}

const heading = '| variable | default | meaning |\n|---|---|---|\n'

function rowOf({ name, default: value, description }: Variable): string {
  const shown = value === undefined ? 'required' : value === '' ? 'none' : `\`${value}\``
  return `| \`${name}\` | ${shown} | ${description} |`
}

/**
 * Writes the table of variables into a document, in place of the one that is there.
 * @returns the document with the table
 * @throws Error when the document has no table of variables
 */
export function writeConfigTable(document: string, variables: readonly Variable[]): string {
  const start = document.indexOf(heading)
  if (start < 0) throw new Error('The document has no table of variables.')
  const from = start + heading.length
  const former = /^(?:\|.*\n)*/.exec(document.slice(from))?.[0] ?? ''
  const rows = variables.map((variable) => `${rowOf(variable)}\n`).join('')
  return document.slice(0, from) + rows + document.slice(from + former.length)
}
