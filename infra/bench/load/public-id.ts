const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A public id as the API generates it: ten digits of time, sixteen random ones. @param moment ms since 1970 */
export function idAt(moment: number, random: () => number): string {
  let time = ''
  for (let rest = moment, digit = 0; digit < 10; digit += 1) {
    time = `${alphabet[rest % 32]}${time}`
    rest = Math.floor(rest / 32)
  }
  return time + Array.from({ length: 16 }, () => alphabet[Math.floor(random() * 32)]).join('')
}
