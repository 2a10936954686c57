/**
 * Generates the two committed font files: `npx tsx shell/ui/shared/theme/fonts/make-fonts.mjs`.
 * Inter by Rasmus Andersson, SIL Open Font License 1.1, from @fontsource-variable/inter.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = new URL('files/', import.meta.resolve('@fontsource-variable/inter/package.json'))

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step))

/** The same ranges as `unicode-range` in tokens.css. */
const latin =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  range(0x2010, 0x2014) +
  range(0x2018, 0x201e) +
  range(0x2190, 0x2193) +
  '•…™−'

await make('inter-latin-wght-normal.woff2', latin, 'inter-latin.woff2')
await make('inter-latin-ext-wght-normal.woff2', '₹', 'inter-rupee.woff2')

async function make(from, characters, to) {
  const font = await subsetFont(await readFile(new URL(from, source)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  await writeFile(new URL(to, import.meta.url), font)
}
