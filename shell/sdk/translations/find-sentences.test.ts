import { expect, it } from '@jest/globals'
import { findSentences } from './find-sentences.ts'

it('finds the sentences of templates, plurals and elements', async () => {
  const text = `
    import { msg, plural, t } from '@lingui/core/macro'
    import { Plural, Trans } from '@lingui/react/macro'
    export const label = msg\`It's "new" – ₹5\`
    export const left = (n: number) => t\`Only \${n} left\` + plural(n, { one: '# piece', other: '# pieces' })
    export const Line = ({ n, href }: { n: number; href: string }) => (
      <p title={t\`A title\`}>
        <Trans>See <a href={href}>the <b>page</b></a> of {n}</Trans>
        <Plural value={n} one="# item" other="# items" />
      </p>
    )`
  expect(await findSentences(text)).toEqual([
    `It's "new" – ₹5`,
    'Only {n} left',
    '{n, plural, one {# piece} other {# pieces}}',
    'A title',
    'See <0>the <1>page</1></0> of {n}',
    '{n, plural, one {# item} other {# items}}',
  ])
})

it('finds nothing in a module without the macros', async () => {
  expect(
    await findSentences(`export const t = (text: string) => ({ id: 'abcdef', message: text })`),
  ).toEqual([])
})
