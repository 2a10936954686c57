const sumWords = '(?:rs|inr|nos?|pcs?|pieces?|qty|units?|items?|amount|value|only)'
const sums = new RegExp(
  String.raw`^(?:(?:(?:sub|grand|net|g)[\s.-]*)?(?:total|amount)|round(?:ed)?[\s-]*off|[cisu]?gst)(?![\p{L}\d])(?:[^\p{L}]|${sumWords}(?!\p{L}))*$|^amount in words(?!\p{L})`,
  'iu',
)

/** Whether a text is a sum or a tax below the items of a bill; "Total Security" is a product. */
export function isSumText(text: string): boolean {
  return sums.test(text)
}
