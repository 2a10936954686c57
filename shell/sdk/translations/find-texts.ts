import { parse } from '@swc/core'

/**
 * The texts of a module that people may read, in the order of its text: JSX, and strings of several words or with a capital
 * first. Values within a template are left out, as are the comments of styles.
 * @param text TypeScript, with JSX
 */
export async function findTexts(text: string): Promise<string[]> {
  const module = await parse(text, { syntax: 'typescript', tsx: true })
  const found: string[] = []
  visit(module.body, found)
  return found
    .map((each) =>
      each
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((each) => /^[A-Z][a-z]| /.test(each))
}

/** Nodes are plain objects; `cooked` is the text of a template between two values. */
function visit(node: unknown, found: string[]): void {
  if (typeof node !== 'object' || node === null) return
  const { type, value, cooked } = node as { type?: string; value?: unknown; cooked?: unknown }
  if (type === 'ImportDeclaration' || type === 'TsLiteralType') return
  const text = type === 'TemplateElement' ? cooked : value
  const isText = type === 'JSXText' || type === 'StringLiteral' || type === 'TemplateElement'
  if (isText && typeof text === 'string') found.push(text)
  else for (const child of Object.values(node)) visit(child, found)
}
