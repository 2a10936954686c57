import type { Validator } from 'typebox/compile'
import { Build } from 'typebox/schema'
import type { LoaderContext } from 'webpack'

/**
 * Replaces a module that exports compiled schemas by the code of their checks: the browser then loads neither the
 * schemas nor their library, which would compile them with `eval`.
 */
export default async function schemaChecksLoader(this: LoaderContext<object>): Promise<string> {
  const validators: Record<string, Validator> = await this.importModule(
    `${this.resourcePath}?${uncompiled}`,
  )
  const checks = Object.entries(validators).map(([name, validator]) => {
    const build = Build(validator.Type())
    const { identifier, variables } = build.External()
    return `export const ${name} = (() => {
      const ${identifier} = [${variables.map(sourceOf).join()}]
      ${build.Functions().join('\n')}
      return { Check: (value) => ${build.Entry()} }
    })()`
  })
  return ["import { Guard } from 'typebox/guard'", ...checks].join('\n')
}

/** Query of the request for the original module. */
export const uncompiled = 'uncompiled'

/** The code generator keeps the patterns of a schema separate from its code. */
function sourceOf(variable: unknown): string {
  if (variable instanceof RegExp) return String(variable)
  throw new Error(
    `a schema check needs a value that cannot be written as code: ${String(variable)}`,
  )
}
