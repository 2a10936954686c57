import { plainWithSigns } from './kept-signs.ts'
import { listNumbers } from './numbers/leading-numbers.ts'
import { isSumText } from './words/sum-texts.ts'

const day = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`
/** Copied on the phone, a message of this year has none. */
const dayOfMessage = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?`
/** What WhatsApp puts before a copied message: `[28/11/26, 10:14] Name: ` or `28/11/26, 10:14 - Name: `. */
const messageHead = new RegExp(
  String.raw`^\s*(?:\[${dayOfMessage},?\s+${time}\s*\]|${day},?\s+${time}\s+-)\s+(?:[^:]{1,60}:\s*|.*$)`,
  'i',
)

/** What WhatsApp puts around a message that was changed later. */
export const editedMark = /\s*(?:[(<[](?:this message was )?edited[)>\]])\s*/i

/** Marks of quoted mails, bullets, boxes to tick, emoji, then numbering as `1)`, `2.`, `a)` or a keycap. */
const heads = [
  /^(?:>\s*)+/,
  /^\[[ x]?\]\s*/i,
  /^(?:(?:[•·▪●○◦‣∙➢➤►✓✔→\p{Extended_Pictographic}]\s*)+|[*+-]\s+|-(?=[a-z]))/iu,
  ...listNumbers,
]

/** Bold and italic text of WhatsApp; what is struck out keeps its marks. */
const marked = /(^|[\s(~])([*_])([^\s*_](?:[^*_]*[^\s*_])?)\2(?=$|[\s\-:,.)=~])/g

const courtesies =
  /^(?:dear|hi|hello|hey|sir|madam|bhai|pl[sz]|please|kindly|thanks?|thank you|thx|regards|with regards|warm regards|best regards|good (?:morning|afternoon|evening)|(?:aaj|kal|jaldi|abhi|po|deliver|delivery|dispatch|despatch)(?= )|namaste|namaskar(?:am)?|vanakkam|anna|akka|bhaiya|baa?ki|rates?|order|our order|purchase order|items?|list|required|requirement|need|urgent|ok|नमस्ते|नमस्कार|धन्यवाद|कृपया|भाई|सर|ऑर्डर|सामान)(?![\p{L}\p{M}\d-])/iu
const notices =
  /^(?:<[^>]*omitted>|image omitted|video omitted|this message was deleted|you deleted this message|messages and calls are end-to-end encrypted|<?attached: .*)/i
/** What stands above and below the items of a mail or an order form. */
const labels =
  /^(?:p\.?\s?o\.?\s*(?:no|number|date)|order\s*(?:no|number|date)|invoice\s*(?:no|date)|date|delivery|payment|transport|(?:de|di)spatch|(?:ship|bill)\s*to|address|terms|validity)\s*[.:-]/i
const identities = /^(?:gstin?(?:\s*(?:no|in))?|pan(?:\s*no)?|e-?mail|web(?:site)?|ifsc)\s*[.:-]/i
const namesProduct = /(?<!\S)(?=\S*\d)(?=\S*\p{L})\S{4,}/u
const countsPieces = /\d\s*(?:pcs?|pieces?|nos?|units?|qty)(?!\p{L})/iu
const days = new RegExp(day, 'g')
const dateAlone = new RegExp(String.raw`^(?:date\s*[:-]?\s*)?${day}(?:,?\s+${time})?$`, 'i')
const phoneAlone =
  /^(?:(?:ph|phone|mob|mobile|cell|tel|call|contact)\b[.\s:-]*(?:no\b[.\s:-]*)?)?(?:\+?91[\s-]*|0)?[6-9]\d{4}[\s-]?\d{5}$/i

/** Characters that no text may contain, besides tabs. */
const unreadable = /[\p{Cs}\p{Cc}](?<!\t)/gu

/**
 * True for a line that orders nothing: a greeting, a notice of WhatsApp, a date or a phone number of its own, the sums of a
 * bill, a heading.
 */
function isCourtesy(text: string): boolean {
  if (/^[\W_]*$/u.test(text.replace(/[\p{L}\p{M}\p{N}]/gu, 'a'))) return true
  if (notices.test(text) || dateAlone.test(text) || phoneAlone.test(text)) return true
  if (identities.test(text) || isSumText(text)) return true
  if (labels.test(text) && !namesProduct.test(text) && !countsPieces.test(text)) return true
  // "Brother:", above the items of a brand.
  return !/\d/.test(text.replace(days, '')) && (courtesies.test(text) || text.endsWith(':'))
}

/** What a line says, without what mail and WhatsApp put around it. @param written one line, as pasted */
export function saidText(written: string): string {
  if (written.trim() === '') return ''
  const said = plainWithSigns(written.replace(unreadable, ' '))
    .replace(messageHead, '')
    .replace(editedMark, ' ')
    .trim()
  let text = said
  for (const head of heads) text = text.replace(head, '')
  // A number alone is what is meant: `5.` is no numbering of nothing.
  return (text === '' ? said : text).replace(marked, '$1$3').trim()
}

/**
 * What a line orders.
 * @param written one line, as pasted
 * @returns blank when it orders nothing
 */
export function cleanLine(written: string): string {
  const text = saidText(written)
  return text === '' || isCourtesy(text) ? '' : text
}
