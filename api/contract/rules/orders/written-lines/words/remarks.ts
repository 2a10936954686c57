import { wordEnd, wordStart } from '../numbers/number-words.ts'

/** The place of delivery, and the name on the bill; names begin with a capital. */
export const addressed =
  /(?<!\p{L})(?:[Bb]ill|[Ss]hip|[Dd]eliver|[Dd]ispatch|[Ss]end) (?:at|to|in)(?:\s+\p{Lu}[\p{L}.]*){1,3}(?=\s*(?:$|[,;)]))/gu

/** What leaves a quantity as it is, as patterns of several words. */
export const remarks: readonly string[] = [
  // A rate that is known already, or asked for in politeness.
  `${wordStart}(?:same rate|rate same)(?: as)?(?: (?:last|previous|before)(?: (?:time|po|order|bill))?)?${wordEnd}`,
  `${wordStart}best (?:rate|price)(?: (?:dena|please|pls|do))?${wordEnd}`,
  `${wordStart}(?:pichli|pichhli) ba+r wala rate${wordEnd}`,
  `${wordStart}with (?:gst |tax )?bill${wordEnd}`,
  `${wordStart}gst bill(?: chahiye)?${wordEnd}`,
  `${wordStart}(?:chahiye|urgent|lena|bhejna|lagenge) (?:hai|h|है)${wordEnd}`,
  `${wordStart}at (?:the earliest|once)${wordEnd}`,
  `${wordStart}pack (?:karo|karna|kijiye|kar (?:do|dena))${wordEnd}`,
  `${wordStart}(?:jod|add kar) do${wordEnd}`,
]
