import { plainText } from '../../plain-text.ts'

/** Plain text would make letters and digits of these signs, under which no model number is stored. */
const ofModels = /[^™℠\u00bc-\u00be\u2150-\u215e]+/g
const ofWords = /[^™℠]+/g

/** A plain line with the signs of model numbers: `Ryzen™ 5`, `2½"`. */
export const plainWithSigns = (text: string): string => text.replace(ofModels, plainText)

/** A plain line with trademarks; fractions are numbers, in plain digits. */
export const plainWithTrademarks = (text: string): string => text.replace(ofWords, plainText)
