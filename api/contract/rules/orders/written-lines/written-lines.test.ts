import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { packagesOf } from './package-unit.ts'
import { readLine } from './read-line.ts'
import { knownModels, meaningsOf } from './testing/known-models.ts'
import { corpusModels } from './testing/line-corpus.ts'
import { readWrittenLines } from './written-lines.ts'

const known = knownModels(corpusModels)
const read = (written: string) => meaningsOf(written, known)
const itemsOf = (written: string) => readWrittenLines(written).map(({ text }) => text)
/** Without a catalogue. */
const guess = (text: string) => {
  const { modelNo, quantity } = readLine(text)
  return `${modelNo || '?'} × ${quantity ?? '?'}`
}

describe('a line before anybody looks it up', () => {
  it.each([
    ['HP-26A, 12', 'HP-26A × 12'],
    ['HP-26A\t12', 'HP-26A × 12'],
    ['"HP-26A","12"', 'HP-26A × 12'],
    ['Ink 664 ,  5 ,', 'Ink 664 × 5'],
    ['Cable, 2 m, 7', 'Cable, 2 m × 7'],
    ['HP-26A x 12', 'HP-26A × 12'],
    ['HP 26A 12', 'HP 26A × 12'],
    ['Ink 664 x 5', 'Ink 664 × 5'],
    ['BX 500 X 3', 'BX 500 × 3'],
    ['Ink 664', 'Ink 664 × ?'],
    ['LBP2900 20000', 'LBP2900 × ?'],
    ['HP-26A, 0', 'HP-26A × ?'],
    ['HP-26A, -3', 'HP-26A × ?'],
    ['ten, ?', 'ten × ?'],
  ])('reads %j', (text, meant) => {
    expect(guess(text)).toBe(meant)
  })
})

describe('a list', () => {
  it('numbers its items as the lines of the text, without headings, greetings and blank lines', () => {
    const written = 'Dear sir,\r\nModel No, Qty\r\n\r\nQ2612A 1, CE285A 2\nCF226A 3\nThanks'
    expect(readWrittenLines(written)).toEqual([
      { lineNumber: 4, text: 'Q2612A 1', modelNo: 'Q2612A', quantity: 1 },
      { lineNumber: 4, text: 'CE285A 2', modelNo: 'CE285A', quantity: 2 },
      { lineNumber: 5, text: 'CF226A 3', modelNo: 'CF226A', quantity: 3 },
    ])
  })

  it('knows the numbers of its rows from quantities', () => {
    expect(read('1 Q2612A 10\n2 CE285A 5\n3 CF226A 7')).toEqual([
      'Q2612A × 10',
      'CE285A × 5',
      'CF226A × 7',
    ])
    expect(read('1 Q2612A\n2 CE285A\n3 CF226A')).toEqual(['Q2612A × ?', 'CE285A × ?', 'CF226A × ?'])
    expect(read('5 Q2612A\n2 CE285A\n3 CF226A')).toEqual(['Q2612A × 5', 'CE285A × 2', 'CF226A × 3'])
    expect(read('10 Q2612A\n20 CE285A\n50 CF226A')).toEqual([
      'Q2612A × 10',
      'CE285A × 20',
      'CF226A × 50',
    ])
    expect(read('1 pc Q2612A\n2 pcs CE285A\n3 x CF226A')).toEqual([
      'Q2612A × 1',
      'CE285A × 2',
      'CF226A × 3',
    ])
    expect(read('4 Q2612A 10')).toEqual(['Q2612A × ?'])
  })

  it.each([
    ['that was copied from the middle of a list', [3, 4, 5]],
    ['of which a line was deleted', [1, 3, 4]],
    ['of which many were deleted', [1, 2, 5]],
    ['of two lines', [7, 8]],
    ['that begins again below a heading', [1, 2, 3, 1, 2]],
  ])('asks about numbers %s, which may count pieces', (_name, numbers) => {
    const models = ['Q2612A', 'CE285A', 'CF226A', 'W1106A', 'M185']
    for (const sign of ['', ':', ' -']) {
      const lines = numbers.map((number, at) => `${number}${sign} ${models[at]}`)
      expect(read(lines.join('\n'))).toEqual(numbers.map((_, at) => `${models[at]} × ?`))
    }
    const bracketed = numbers.map((number, at) => `(${number}) ${models[at]}`)
    expect(read(bracketed.join('\n'))).toEqual(numbers.map((_, at) => `${models[at]} × ?`))
  })

  it('never takes a rate for the quantity beside a number that may count', () => {
    expect(read('10 Q2612A 1150\n12 CE285A 1200')).toEqual(['Q2612A × ?', 'CE285A × ?'])
    expect(read('(10) Q2612A, 1150\n(5) CE285A, 980')).toEqual(['Q2612A × ?', 'CE285A × ?'])
  })

  it('never joins a quantity of its own line with a model: it may be of the one above or below', () => {
    expect(read('Q2612A\n10 pcs\nCE285A\n5 pcs')).toEqual(
      expect.arrayContaining(['Q2612A × ?', 'CE285A × ?']),
    )
  })

  it('leaves out the mail that is answered only below an order of its own', () => {
    const quoted =
      'On Thu, 26 Nov 2026 at 10:14, Sales <sales@shop.example> wrote:\n> Q2612A 10 nos'
    expect(read(`UC-E6 - 20 pcs\n${quoted}`)).toEqual(['UC-E6 × 20'])
    expect(read(`Please send\n${quoted}`)).toEqual(['Q2612A × 10'])
    expect(read(`UC-E6 - 20 pcs\n${quoted}\nM185 5 nos`)).toEqual(['UC-E6 × 20', 'M185 × 5'])
  })

  it.each([
    [
      'tabs',
      'S.No\tItem\tMake\tQty\tRate\n1\tQ2612A toner\tHP\t24\t1150\n2\tM185\t\t4 nos\t500',
      [24, 4],
    ],
    ['commas', 'Model,Qty,Rate\nQ2612A,24,1150\nM185,4,500', [24, 4]],
    ['bars', 'Rate | Part No | Qty\n1150 | Q2612A | 24\n500 | M185 | 4', [24, 4]],
    [
      'tabs, with two that may count',
      'Model\tQty\tOrder Qty\nQ2612A\t90\t5\nM185\t80\t4',
      ['?', '?'],
    ],
    [
      'tabs, one of them blank or unclear',
      'Item\tQty\tRate\nQ2612A\t\t1150\nM185\t2-3\t500',
      ['?', '?'],
    ],
  ])(
    'takes the quantity of a table of %s from the column that is called so',
    (_name, table, [first, second]) => {
      expect(read(table)).toEqual([`Q2612A × ${first}`, `M185 × ${second}`])
    },
  )

  it.each([
    ['Q2612A-10 ek box me', 'Q2612A × ?'],
    ['Q2612A bhej do pcs', 'Q2612A × ?'],
    ['Q2612A twenty five pcs', 'Q2612A × ?'],
    ['Q2612A 10 x 1150 = 11500', 'Q2612A × ?'],
    ['Q2612A 10 pcs x 10 = 100 pcs', 'Q2612A × ?'],
    ['Q2612A @1150 x 10 = 11500', 'Q2612A × 10'],
    ['Q2612A @1150 x 10 = 12500', 'Q2612A × ?'],
    ['Q2612A toner do pcs', 'Q2612A × ?'],
    ['Q2612A do pcs', 'Q2612A × 2'],
    ['Q2612A do peti', 'Q2612A × ?'],
    ['12V 12A power adapter 5 pcs', '? × 5'],
    ['Total 14 Nos Q2612A', 'Q2612A × ?'],
    ['Total Security 3 pcs', '? × 3'],
    ['Delivery: 2 nos Q2612A', 'Q2612A × 2'],
    ['Delivery: 2 nos toner', '? × 2'],
  ])('reads %j', (text, meant) => {
    expect(read(text)).toEqual([meant])
  })

  it('finds models of letters alone by their hyphens', () => {
    const cables = knownModels(['PC-VGA', 'PC-HDMI'])
    expect(meaningsOf('(4) PC-VGA\nPC-HDMI 5-6 pcs\nblack PC-VGA cable 5', cables)).toEqual([
      'PC-VGA × ?',
      'PC-HDMI × ?',
      'PC-VGA × 5',
    ])
  })

  it('asks about a number in brackets that may count pieces or number the line', () => {
    expect(read('(4) Q2612A')).toEqual(['Q2612A × ?'])
    expect(read('[4] Q2612A')).toEqual(['Q2612A × ?'])
    expect(read('(4 nos) Q2612A')).toEqual(['Q2612A × 4'])
    expect(read('(2) Q2612A\n(4) CE285A')).toEqual(['Q2612A × ?', 'CE285A × ?'])
    expect(read('(1) Q2612A\n(2) CE285A\n(3) CF226A')).toEqual([
      'Q2612A × ?',
      'CE285A × ?',
      'CF226A × ?',
    ])
    expect(read('(1) Q2612A 10\n(2) CE285A\n(3) CF226A - 7')).toEqual([
      'Q2612A × 10',
      'CE285A × ?',
      'CF226A × 7',
    ])
    expect(read('(10) Q2612A\n(5) CE285A\n(20) CF226A')).toEqual([
      'Q2612A × 10',
      'CE285A × 5',
      'CF226A × 20',
    ])
  })

  it.each([
    ['Q2612A 1 dozen', 12],
    ['2 doz. Q2612A', 24],
    ['half dozen Q2612A', 6],
    ['Q2612A 1.5 dozen', 18],
    ['Q2612A 2 दर्जन', 24],
    ['UC-E6 3 pairs', 6],
    ['UC-E6 1 gross', 144],
    ['Q2612A 2 carton', 2],
    ['Q2612A 1 dozen 6 pcs', '?'],
    ['Q2612A 1-2 dozen', '?'],
    ['Q2612A 2 box of 10 pcs', '?'],
  ])('counts the pieces of %j', (text, pieces) => {
    expect(read(text)[0]?.split(' × ')[1]).toBe(String(pieces))
  })

  it.each([
    ['Q2612A 1 box', 1, '1 box'],
    ['Q2612A - 2 dozen', 24, '2 dozen'],
    ['half a dozen Q2612A', 6, 'half a dozen'],
    ['Q2612A 1,200 pkts', 1200, '1200 pkts'],
    ['W1106A 4 डिब्बे भेजिए', 4, '4 डिब्बे'],
    ['Q2612A 10 pcs', 10, undefined],
    ['Q2612A box 10', 10, undefined],
  ])('says what the packages of %j were read as', (text, pieces, written) => {
    expect(packagesOf(text, pieces)).toEqual(written && { written, pieces })
  })

  it('gives lines that a request may contain: tabs part cells, control characters nothing', () => {
    expect(itemsOf('HP Toner\tQ2612A\t10\nCE285A\u0000 \ud83d 5')).toEqual([
      'HP Toner, Q2612A, 10',
      'CE285A 5',
    ])
  })

  it('never takes a number in the brackets of a model for the quantity', () => {
    const bracketed = knownModels(['TL-WA850RE(2)', 'AB x 3', 'TL-WA850RE'])
    expect(
      ['TL-WA850RE(2), 5', 'TL-WA850RE(2)', 'AB x 3, 7', 'TL-WA850RE (4)'].flatMap((line) =>
        meaningsOf(line, bracketed),
      ),
    ).toEqual(['TL-WA850RE(2) × 5', 'TL-WA850RE(2) × ?', 'AB x 3 × 7', 'TL-WA850RE × 4'])
  })

  it('leaves no line out that may order something', () => {
    expect(itemsOf('Canon toner ten\nneed 5 CF226A\nOrder: 5 mouse')).toHaveLength(3)
  })

  it('asks about the end of a paragraph instead of cutting a number', () => {
    const [text = ''] = itemsOf(`Q2612A ${'toner '.repeat(60)}1000`)
    expect(guess(text)).toMatch(/ × \?$/)
  })
})

/** The many forms in which people write the same line. */
const forms: readonly ((model: string, pieces: number) => string)[] = [
  (model, pieces) => `${model} ${pieces} pcs`,
  (model, pieces) => `${model}-${pieces}nos`,
  (model, pieces) => `${model} - ${pieces} Nos.`,
  (model, pieces) => `${model}, ${pieces}`,
  (model, pieces) => `${model} x ${pieces}`,
  (model, pieces) => `${model} qty: ${pieces} rate: 1150`,
  (model, pieces) => `${model} ${pieces.toLocaleString('en-IN')} box @ 1,150/-`,
  (model, pieces) => `${pieces} x ${model}`,
  (model, pieces) => `${pieces} pcs of ${model}`,
  (model, pieces) => `${pieces.toLocaleString('en-IN')} nos ${model} ₹1,150`,
]
/** Forms in which a high number may be a price. */
const bareForms: readonly ((model: string, pieces: number) => string)[] = [
  (model, pieces) => `${model} ${pieces}`,
  (model, pieces) => `${model} - ${pieces}`,
  (model, pieces) => `${model}\t${pieces}`,
  (model, pieces) => `${model}\t${pieces}\t1,150.00`,
  (model, pieces) => `${model}=${pieces}`,
  (model, pieces) => `${model} (${pieces})`,
]
const heads = [
  '',
  '• ',
  '2) ',
  '- ',
  '> ',
  '[28/11/26, 10:14] Ravi: ',
  '28/11/26, 9:05 pm - Ravi: ',
]
const spellings: readonly ((model: string) => string)[] = [
  (model) => model,
  (model) => model.toLowerCase(),
  (model) => model.replaceAll('-', '–'),
  (model) => model.replaceAll('-', ' '),
  (model) => model.replaceAll(/[-/ ]/g, ''),
]
const sold = corpusModels.filter((model) => /\D/.test(model))

describe('what is written', () => {
  it('is read back, in every form', () => {
    const line = fc.record({
      head: fc.constantFrom(...heads),
      form: fc.constantFrom(...forms, ...bareForms),
      spelling: fc.constantFrom(...spellings),
      model: fc.constantFrom(...sold),
      pieces: fc.integer({ min: 1, max: 100_000 }),
    })
    fc.assert(
      fc.property(line, ({ head, form, spelling, model, pieces }) => {
        const isDoubtful = pieces >= 1_000 && bareForms.includes(form)
        const meant = `${model} × ${isDoubtful ? '?' : pieces}`
        expect(read(head + form(spelling(model), pieces))).toEqual([meant])
      }),
    )
  })

  it('never gives the digits of a model that is not sold as the quantity', () => {
    // Without those of units: ten pieces are `10PCS` or `10QTY`, ten dozen `10DZ`.
    const letters = fc.stringMatching(/^[BDFGHJLMRTVWY]{2,4}$/)
    const digits = fc.integer({ min: 10, max: 99_999 })
    fc.assert(
      fc.property(letters, digits, letters, (start, number, end) => {
        for (const model of [`${start}-${number}`, `${start}${number}${end}`, `${number}${end}`]) {
          for (const meant of read(model)) expect(meant).toMatch(/ × \?$/)
        }
      }),
    )
  })
})
