/** First digits of the Indian scripts: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const indicDigit =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g
/** In all these scripts the digit zero stands at the sixth place of a row of sixteen. */
const placeOfZero = 6

const dash = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const apostrophe = /[\u2018\u2019\u201b\u02bc\u2032\u00b4`\uff07]/g
const quotationMark = /[\u201c\u201d\u201f\u2033\uff02]/g
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\ufe0f/g

/** Signs of full width; three and four strokes in one sign. */
const widened = /[\uff01-\uff5e\u2034\u2057]/g
const keyboardText = /^[\t\n!-_a-~]*(?: [\t\n!-_a-~]+)*$/

/**
 * A text with the signs of a keyboard for those that phones and word processors put: dashes, apostrophes and quotation
 * marks, digits of Indian scripts, signs of full width, blanks of any kind, no invisible marks. All else stays as it is.
 * @example withKeyboardSigns('Ryzen™ – １२”') // 'Ryzen™ - 12"'
 */
export function withKeyboardSigns(text: string): string {
  // Most texts have no other signs, and lists have thousands of lines.
  if (keyboardText.test(text)) return text
  return text
    .replace(widened, (sign) => sign.normalize('NFKC'))
    .replace(apostrophe, "'")
    .replace(quotationMark, '"')
    .replace(invisible, '')
    .replace(dash, '-')
    .replace(indicDigit, (digit) => String((digit.charCodeAt(0) & 15) - placeOfZero))
    .replace(/[^\S\n\t]+/g, ' ')
}

/**
 * A text as it is read, so that what looks alike is alike: the signs of a keyboard, and letters and digits for those that
 * are written small, in circles or joined. It is not for what is stored: `2½` becomes `21⁄2`.
 * @example plainText('D’Souza – १२ ⑤') // "D'Souza - 12 5"
 */
export function plainText(text: string): string {
  if (keyboardText.test(text)) return text
  return withKeyboardSigns(withKeyboardSigns(text).normalize('NFKC'))
}
