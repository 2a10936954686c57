import { addressed, remarks } from '../words/remarks.ts'
import {
  gap,
  number,
  numberStart,
  said,
  unitEnd,
  units,
  wordEnd,
  wordStart,
} from './number-words.ts'

const rupees = String.raw`(?:rs\.?|inr|₹|रु\.?|रुपये|रुपए|rupees?|rupaye|rupay)`
const ofRupees = String.raw`${rupees}\s*[:=.-]*`
const amount = String.raw`${number}(?:\s*\/[-=])?`

/** Behind "rate" the 1 of "1)" numbers an item; the bracket of "(rate 1150)" was opened before. */
const noNumbering = String.raw`(?![\d.,]*(?<!\([^()]*)\))`

const prices = [
  // A row of Tally: quantity, unit, rate, "Nos" once more, amount.
  String.raw`(?<=${numberStart}${number}\s*${units}\.?)\s+\d+\.\d{2}(?:\s*\/?\s*${units}${unitEnd})?(?:\s+\d+\.\d{2})?`,
  String.raw`(?:@|\bat\b)\s*[:=-]?\s*(?:${ofRupees})?\s*${amount}(?:\s*(?:per|each|\/)\s*${units}${unitEnd})?`,
  // "900rs 7pc", but "7 Rs 900".
  String.raw`${numberStart}${number}(?:\/-)?${rupees}${wordEnd}`,
  String.raw`(?<![\p{L}])${ofRupees}\s*${amount}`,
  String.raw`${numberStart}${number}\s*(?:\/[-=]|${rupees}${wordEnd})`,
  String.raw`${wordStart}(?:rate|price|mrp|mop|srp|nlc|ndp|amt|amount|hsn|sac|gst|igst|disc|discount|dp|lp|value|cost|costing|landing|bill|budget|target|offer|quote|भाव|रेट|दाम|कीमत)${wordEnd}\s*[:=-]*\s*(?:${ofRupees})?\s*${amount}${noNumbering}\s*%?`,
  String.raw`${wordStart}total${wordEnd}\s*[:=-]*\s*(?:${ofRupees})?\s*${amount}(?!\d|\s*${units}${unitEnd})`,
  // "1150/piece 5", "10 per piece 1150": nobody knows which of them counts.
  String.raw`${numberStart}${amount}\s*(?:per|each|\/)\s*${units}${unitEnd}\s*[:=-]*\s*${amount}`,
  String.raw`(?:per|each|\/)\s*${units}${unitEnd}\s*[:=-]*\s*${amount}`,
  String.raw`${numberStart}${number}\s*[,(]?\s*(?:net+|\/\s*(?:${units}|each)|(?:\+|plus|and|&|with|incl\p{L}*\.?|excl\p{L}*\.?|\(?)\s*(?:gst|tax\p{L}*)|incl\p{L}*|excl\p{L}*)${wordEnd}`,
  // What "4 per set" and "24 each" say may be no price.
  String.raw`${numberStart}\d{3,}(?:\.\d+)?\s*[,(]?\s*(?:each${wordEnd}|(?:per|प्रति)\s+[\p{L}\p{M}]+)`,
  String.raw`(?:\+\s*)?${numberStart}${number}\s*%(?:\s*(?:gst|tax)${wordEnd})?`,
  String.raw`${numberStart}\d+\.\d{2}(?![\p{L}\d.]|\s*${units}${unitEnd})`,
]

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const times = [
  String.raw`(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}(?![\p{L}\d])`,
  String.raw`(?:${wordStart}(?:within|before|by|on|in|with|warranty|guarantee)\s*[:=-]?\s*)?${numberStart}\d+\s*-?\s*(?:hours?|hrs?|days?|weeks?|months?|mths?|years?|yrs?|din|dino|hafte|mahin[ae]|saal|sal|ghant[ae]|tarikh|date|baje|[ap]\.?m|${months}|दिन|हफ्ते|महीने|साल|तारीख|बजे|घंटे)${wordEnd}(?:\s*(?:warranty|guarantee|credit|tak)${wordEnd})?`,
  String.raw`${wordStart}(?:dt|dated?|due|tarikh|${months})${wordEnd}[\s.:-]*\d{1,2}${wordEnd}`,
]

/** Numbers of documents, lines and places; the first are also models, and need a "no" before their number. */
const numbered = 's|sl|sn|sr|order|lr|d\\.?\\s?c|enquiry|inquiry|house|unit|customer|client|vehicle'
const named =
  'p\\.?\\s?o|w\\.?\\s?o|inv(?:oice)?|bill|challan|ref(?:erence)?|quotation|qtn|indent|serial|item|line|row|shop|plot|flat|gala|room|gate|floor|sector|phase|ward|branch|page|docket|awb|godown|चालान|बिल|दुकान|शाखा'
const no = String.raw`[\s.]*(?:nos?|num|numbers?|nr|id|#|नंबर|नं)${wordEnd}[\s.:#-]*`
const cited = String.raw`(?:${wordStart}(?:as per|against)\s+)?`
/** Behind a number the word is what that counts: "1600 page 4 pcs". */
const nameStart = String.raw`(?<!\d\s*)${wordStart}`
const names = [
  String.raw`${cited}${nameStart}(?:${named}|${numbered})${no}\d+${wordEnd}`,
  String.raw`${cited}${nameStart}(?:${named})[\s.:#]+(?:-\s*)?\d+${wordEnd}`,
  // "order 10" asks for ten.
  String.raw`${nameStart}order[\s.:#]+(?:-\s*)?\d{3,}${wordEnd}`,
  // The third line, or the third of something.
  String.raw`${nameStart}no${wordEnd}[\s.:#-]*\d+${wordEnd}`,
]

/** What a product yields, and taxes without a number. */
const others = [
  String.raw`${numberStart}${number}\s*[-,(]?\s*pages?(?:\s*yield)?${wordEnd}`,
  String.raw`(?:\+|(?<![\p{L}])(?:plus|and|with|incl\p{L}*\.?|excl\p{L}*\.?))\s*(?:gst|tax\p{L}*)${wordEnd}`,
  String.raw`${wordStart}gst\s+(?:extra|incl\p{L}*|excl\p{L}*)${wordEnd}`,
]

const patterns = [...prices, ...times, ...names, ...others, ...remarks]
  .map((pattern) => new RegExp(pattern, 'giu'))
  .concat(addressed)

/** "7 rs 900" are seven at 900, "900 rs 7" may be seven, too: between two numbers "rs" belongs to the higher. */
const besideRupees = new RegExp(
  String.raw`(?<=\s)(${number})\s+(?:rs\.?|rupees?)\s+(${number})(?!\s*\/-)${wordEnd}`,
  'giu',
)

/** "@1150 x 10 = 11500": the rate is marked, and the sum is right. */
const sum = new RegExp(
  String.raw`@\s*(?:${ofRupees})?\s*(${number})(?:\s*\/[-=])?\s*[x×*]\s*(\d+)\s*=+\s*(?:${ofRupees})?\s*(${number})(?![\p{L}\d])`,
  'giu',
)

/** Takes out the numbers of a line that are never a quantity: prices, taxes, dates, times, numbers of documents and places. */
export function withoutOtherNumbers(text: string): string {
  const counted = text.replace(
    sum,
    (whole: string, ...[rate = '', count = '', total = '']: string[]) =>
      Number(rate) * Number(count) === Number(total) ? ` ${gap} x ${count} ` : whole,
  )
  const clear = counted.replace(besideRupees, (whole: string, first: string, second: string) =>
    Number(first) < Number(second) ? whole : `${first} ${said}0 ${gap} `,
  )
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ` ${gap} `), clear)
}
