/** Services are chapter 99; these are their headings (annexure to Notification 11/2017-Central Tax (Rate)). */
const serviceChapter = '99'
const serviceHeading = /^99(?:54|6[1-9]|7[1-3]|8[1-9]|9[1-9])/

/**
 * The last heading of each chapter of goods, chapters 01 to 97, in the Harmonized System 2022, which India's tariff
 * follows; chapter 77 is reserved. Chapter 98 is India's own.
 */
const lastHeadings = [
  ...['06', '10', '09', '10', '11', '04', '14', '14', '10', '08', '09', '14', '02', '04', '22'],
  ...['05', '04', '06', '05', '09', '06', '09', '09', '04', '30', '21', '16', '53', '42', '06'],
  ...['05', '15', '07', '07', '07', '06', '07', '27', '26', '17', '15', '06', '04', '21', '04'],
  ...['02', '07', '23', '11', '07', '13', '12', '11', '08', '16', '09', '05', '11', '11', '06'],
  ...['17', '17', '10', '06', '07', '03', '04', '15', '14', '20', '18', '29', '26', '19', '08'],
  ...['16', '00', '06', '07', '07', '13', '15', '11', '87', '49', '09', '16', '07', '08', '33'],
  ...['14', '09', '07', '06', '08', '20', '06', '06'],
] as const

/** True for a service: its code is a SAC, and every SAC begins with 99. */
export function isServiceHsn(hsn: string | undefined): boolean {
  return hsn?.startsWith(serviceChapter) ?? false
}

function isGoodsHeading(hsn: string): boolean {
  const [chapter, heading] = [hsn.slice(0, 2), hsn.slice(2, 4)]
  const last = lastHeadings[Number(chapter) - 1]
  return last !== undefined && heading >= '01' && heading <= last
}

/**
 * Checks the form of a product's HSN, or SAC for a service: four, six or eight digits (a SAC four or six) below a heading
 * that exists. Whether the tariff has the item itself is not checked.
 * @returns the message for a person; undefined for a code that may exist
 * @example findHsnError('8490') // 'No goods have the HSN 8490. Please look it up.'
 */
export function findHsnError(hsn: string): string | undefined {
  if (!/^\d{4}(?:\d{2}){0,2}$/.test(hsn)) {
    return 'HSN has four, six or eight digits.'
  }
  if (isServiceHsn(hsn)) {
    if (hsn.length > 6) return 'A SAC (services, 99…) has four or six digits.'
    return serviceHeading.test(hsn)
      ? undefined
      : `No service has the SAC ${hsn}. Please look it up.`
  }
  return isGoodsHeading(hsn) ? undefined : `No goods have the HSN ${hsn}. Please look it up.`
}
