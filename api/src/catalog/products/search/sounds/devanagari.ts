/** Letters of Devanagari with their vowel signs. */
export const devanagariRun = /\p{Script=Devanagari}+/gu

/** Sounds by letter; `C` is the ch of `चैनल`. */
const consonants = lettersBySound({
  k: 'कख',
  g: 'गघ',
  C: 'चछ',
  j: 'जझ',
  t: 'टठतथ',
  d: 'डढदध',
  n: 'ङञणनऩ',
  p: 'प',
  f: 'फ',
  b: 'बभ',
  m: 'म',
  y: 'य',
  r: 'रऱ',
  l: 'लळऴ',
  v: 'व',
  s: 'शषस',
  h: 'ह',
})

/** Vowels and their signs; `A` is the long a, which makes one English vowel with an i, u or y after it. */
const vowels = lettersBySound({
  a: 'अएऐऍऎेैॅॆ',
  A: 'आा',
  i: 'इईिी',
  u: 'उऊओऔऑऒुूोौॉॊ',
  ri: 'ऋृ',
})

function lettersBySound(letters: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(letters).flatMap(([sound, same]) => [...same].map((each) => [each, sound])),
  )
}

const dotBelow = /\u093c/g
/** Signs of vowels, and the one for no vowel. */
const vowelSign = /[\u093e-\u094d]/
const nasal = /[\u0901\u0902]/
const labial = /[पफबभम]/

/**
 * A word of Devanagari in Latin letters by its sound: aspirated and retroflex consonants are as the plain ones, and the a
 * that is not written is there before another letter only.
 * @example spellDevanagari('प्रिंटर') // 'printar'
 */
export function spellDevanagari(word: string): string {
  const letters = [...word.replace(/[डढ]\u093c/g, 'र').replace(dotBelow, '')]
  const spelled = letters.map((letter, index) => {
    const next = letters[index + 1] ?? ''
    if (nasal.test(letter)) return labial.test(next) ? 'm' : 'n'
    const consonant = consonants.get(letter)
    if (consonant === undefined) return vowels.get(letter) ?? ''
    return next === '' || vowelSign.test(next) ? consonant : `${consonant}a`
  })
  return spelled
    .join('')
    .replace(/A(?=[iu])/g, '')
    .replaceAll('Ay', 'i')
    .replaceAll('A', 'a')
}

const letterNames = new Map(
  Object.entries({
    a: 'ए',
    b: 'बी',
    c: 'सी',
    d: 'डी',
    e: 'ई',
    f: 'एफ',
    g: 'जी',
    h: 'एच',
    i: 'आई',
    j: 'जे',
    k: 'के',
    l: 'एल',
    m: 'एम',
    n: 'एन',
    o: 'ओ',
    p: 'पी',
    q: 'क्यू',
    r: 'आर',
    s: 'एस',
    t: 'टी',
    u: 'यू',
    v: 'वी',
    w: 'डब्ल्यू',
    x: 'एक्स',
    y: 'वाई',
    z: 'जेड',
  }).map(([letter, name]) => [name, letter] as const),
)
const namesLongestFirst = [...letterNames.keys()].toSorted((a, b) => b.length - a.length)
/** A name of a letter does not go on with a vowel sign: एसी is A and C, not S. */
const letterName = new RegExp(`(?:${namesLongestFirst.join('|')})(?![\\u093e-\\u094d])`, 'g')

/**
 * The abbreviation that a word spells by the names of its letters.
 * @example abbreviationOf('डीवीआर') // 'dvr'
 * @returns undefined for any other word
 */
export function abbreviationOf(word: string): string | undefined {
  const plain = word.replace(dotBelow, '')
  const names = plain.match(letterName) ?? []
  if (names.length === 0 || names.join('') !== plain) return undefined
  return names.map((name) => letterNames.get(name)).join('')
}
