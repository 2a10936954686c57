/** A number as people group it: 1200, 1,200 or 1,00,000; zeros after a point say the same. */
export const number = String.raw`\d+(?:\.\d+)?`
/** Units that count single pieces. */
export const pieces =
  'pcs?|pieces?|peices?|peaces?|pis|nos?|numbers|units?|qty|ea|rolls?|reams?|bottles?|botal|nag|nug|nang|पीस|पीसेस|नग|नंग|पीसी|यूनिट|बोतल'
/** Packages, of which nobody knows how many pieces they hold. */
export const packageWords =
  'box(?:es)?|bxs?|cartons?|ctns?|sets?|pkts?|packets?|packs?|bundles?|peti|dabb[ae]|dibb[ae]|डिब्बा|डिब्बे|बॉक्स|सेट|पैकेट|पेटी'
export const units = `(?:${pieces}|${packageWords})`
/** Behind a unit, before a word, and behind it. */
export const unitEnd = String.raw`(?![\p{L}\p{M}\d])\.?`
export const wordStart = String.raw`(?<![\p{L}\p{M}\d])`
export const wordEnd = String.raw`(?![\p{L}\p{M}\d])`
/** Before a number of its own. */
export const numberStart = String.raw`(?<![\p{L}\p{M}\d.\ue001])`

/** Separates what stood before a number that was taken out from what stood after it. */
export const gap = '\ue000'
/** Marks a number that says itself that it is the quantity. */
export const said = '\ue001'
