import { transform } from '@swc/core'
import { languageMacros } from '../build/language-macros.mjs'

/**
 * The English sentences of a module, in the order of its text: of `t`, `plural`, `msg` and `Trans`.
 * @param text TypeScript, with JSX
 */
export async function findSentences(text: string): Promise<string[]> {
  if (!text.includes('@lingui/')) return []
  const { code } = await transform(text, {
    filename: 'module.tsx',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: languageMacros,
    },
  })
  // A sentence has an id, which is not used, and a message beside it.
  const compiled = code.matchAll(
    /\bid: "[\w+/=-]{6}",[^;]*?\bmessage: ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g,
  )
  return [...compiled].map(([, literal = '']) => readLiteral(literal))
}

function readLiteral(literal: string): string {
  if (literal.startsWith('"')) return JSON.parse(literal)
  return JSON.parse(`"${literal.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"`)
}
