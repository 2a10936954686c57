import { saidText } from '../clean-line.ts'
import { canNameProduct } from '../line-words.ts'
import { alternatives } from '../words/word-list.ts'

const word = (...lists: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${alternatives(...lists)})(?![\p{L}\p{M}])`, 'iu')

const cancelled = `cancel cancelled canceled cancellation hold skip delete remove stop mat रद्द मत`
const returned = `return returns returned wapas vapas वापस replacement exchange damaged defective faulty kharab खराब`
const received = `received recd rcvd delivered dispatched supplied sold billed mila mile mil मिला मिले`
const owed = `pending balance backorder due sample samples short baki baaki बाकी`
const counted = `dozen dozens doz dz box boxes carton cartons ctn packets hundred`
const former = `last previous old pichla pichli pichle purana purane पिछला पिछले पुराना`
/** Beside a request they ask for something else: "send best rate". */
const prices = `price prices rate rates mrp dp quotation quote कीमत भाव रेट दाम`
const stocks = `stock stocks available availability inventory moq स्टॉक उपलब्ध`

const isDoubtful = word(cancelled, returned, received, owed)
const isPrice = word(prices, stocks, former)
const isRequest = word(
  'order send need required requirement dispatch bhejo bhejna chahiye confirm same भेजो भेजना चाहिए ऑर्डर',
)
/** "Dozen:", "Qty in box". */
const isOfUnit = new RegExp(
  String.raw`^(?:(?:all|qty|quantity)\s+)?(?:in\s+)?(?:${alternatives(counted)})[\s.:]*$`,
  'i',
)
const isOfAbove = word(cancelled)
const isBackward = word('above upar uparwala ऊपर')
/** A line of more words is a sentence about something else. */
const mostWords = 8

/** "Stock as on 28/11:" is a heading, too. */
const hasGoods = (text: string) =>
  text.endsWith(':') ? text.split(' ').some(canNameProduct) : /\d/.test(text)

/**
 * The lines of a list below or above one without goods that says that they are no order: prices, stock, what came or went back,
 * what is cancelled.
 * @param lines as pasted
 * @returns for each line whether it is asked about
 */
export function askedBySections(lines: readonly string[]): boolean[] {
  const asked = lines.map(() => false)
  let isBelow = false
  for (const [at, line] of lines.entries()) {
    const text = saidText(line)
    if (text === '' || hasGoods(text) || text.split(/\s+/).length > mostWords) {
      asked[at] = isBelow
      continue
    }
    const isStrong = isDoubtful.test(text) || isOfUnit.test(text)
    const isAbove = isStrong && (isBackward.test(text) || isOfAbove.test(text))
    if (isAbove) asked.fill(true, 0, at)
    if (isStrong || (isPrice.test(text) && !isRequest.test(text))) isBelow = true
    else if (isRequest.test(text)) isBelow = false
    asked[at] = isBelow
  }
  return asked
}
