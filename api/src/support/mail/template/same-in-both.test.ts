import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { mailsToBuyers } from '../../../../test/mails/mails-to-buyers.ts'
import { mailsToStaff } from '../../../../test/mails/mails-to-staff.ts'
import type { MailContent } from '../mail.ts'
import type { MailPart } from '../mail-part.ts'
import { renderMail } from './render-mail.ts'

const sender = {
  name: 'Deccan IT Supply',
  address: '4-1-898 Abids, Hyderabad',
  phone: '040 2323 1995',
  email: 'accounts@deccanit.example',
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** The words that a reader of the HTML sees below its heading, in no order, and where its links lead. */
function readHtml(html: string) {
  const entities = { lt: '<', gt: '>', quot: '"', amp: '&' } as const
  const decode = (text: string) =>
    text.replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof entities) => entities[name])
  const body = html.slice(html.indexOf('<td class="body'))
  const shown = body.replace(/<\/?(a|strong|span)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ')
  const links = [...body.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decode(href))
  return { words: wordsOf(decode(shown)).sort(), links }
}

/** The same of the text, where a link stands in brackets behind its label. */
function readText(text: string) {
  const links = [...text.matchAll(/\b(?:https|upi):[^\s<>]*[^\s<>.,]/g)].map(([link]) => link)
  const shown = text.replace(/ <(?:https|upi):[^\s>]*>/g, '').replace('\n-- \n', '\n')
  return { words: wordsOf(shown).sort(), links }
}

/** Everything that a part says. */
function contentOf(part: MailPart): (string | number)[] {
  switch (part.kind) {
    case 'text':
      return [part.text]
    case 'link':
      return [part.label]
    case 'facts':
      return [part.title, ...part.rows.flat()]
    case 'items':
      return [part.title, ...part.items.flatMap(Object.values), ...part.sums.flat()]
  }
}

async function expectSame(content: MailContent) {
  const { html, text } = await renderMail(content, { subject: 'Hello', sender })
  const [ofHtml, ofText] = [readHtml(html), readText(text)]
  expect(ofText).toEqual(ofHtml)
  const said = [
    content.text,
    ...content.parts.flatMap(contentOf),
    content.footer ?? '',
    sender.name,
  ]
  const missing = wordsOf(said.join(' ')).filter((word) => !ofText.words.includes(word))
  expect(missing).toEqual([])
  const targets = content.parts.flatMap((part) => ('url' in part ? [part.url] : []))
  expect(ofText.links).toEqual(expect.arrayContaining(targets))
}

const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aZ09-+/#₹.,;:&"\'()%'), minLength: 1, maxLength: 12 }),
  fc.constantFrom('टोनर', 'மின்கலம்', '<b>', '&lt;', 'Q2612A', '₹1,29,900.00', 'x'.repeat(90)),
)
const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
const text = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n\n'))
/** As our links are: none ends with a sign that who makes links of texts takes for one of the sentence. */
const url = fc
  .webUrl({ validSchemes: ['https'], withQueryParameters: true })
  .filter((address) => /[\w/]$/.test(address))
const facts = fc.uniqueArray(fc.tuple(line, line), { selector: ([label]) => label, maxLength: 5 })
const item = fc.record({
  name: line,
  modelNo: fc.constantFrom('LT-88A', 'Q2612A'),
  quantity: fc.integer({ min: 1, max: 9999 }),
  unitPrice: fc.constant('₹129.00'),
  total: fc.constant('₹1,290.00'),
})
const part: fc.Arbitrary<MailPart> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text }),
  fc.record({ kind: fc.constant('link' as const), label: line, url }),
  fc.record({ kind: fc.constant('facts' as const), title: line, rows: facts }),
  fc.record({
    kind: fc.constant('items' as const),
    title: line,
    items: fc.array(item, { minLength: 1, maxLength: 3 }),
    more: fc.constantFrom(0, 7),
    sums: facts,
  }),
)

describe('HTML and text of a mail say the same', () => {
  it.each([...mailsToBuyers, ...mailsToStaff])('$subject', async ({ parts = [], ...mail }) => {
    await expectSame({ ...mail, parts })
    if (mail.neutral) await expectSame({ parts: [], ...mail.neutral })
  })

  it('whatever it says', async () => {
    const content = fc.record({ text, parts: fc.array(part, { maxLength: 5 }) })
    await fc.assert(fc.asyncProperty(content, expectSame), { numRuns: 200 })
  })
})
