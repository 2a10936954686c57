const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A public id as the API makes them: ten digits of time, sixteen of chance. @param moment ms since 1970 */
export function idAt(moment: number, chance: () => number): string {
  let time = ''
  for (let rest = moment, digit = 0; digit < 10; digit += 1) {
    time = `${alphabet[rest % 32]}${time}`
    rest = Math.floor(rest / 32)
  }
  return time + Array.from({ length: 16 }, () => alphabet[Math.floor(chance() * 32)]).join('')
}
