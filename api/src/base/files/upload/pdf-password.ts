import { createCipheriv, createHash } from 'node:crypto'

/** What a PDF says of its encryption by the standard security handler (ISO 32000-2, 7.6.4). */
interface Encryption {
  /** Revision of the algorithms. */
  revision: number
  keyBytes: number
  permissions: number
  ownerEntry: Buffer
  userEntry: Buffer
  id: Buffer
  isMetadataEncrypted: boolean
}

/** Fills up passwords that are shorter than 32 bytes (ISO 32000-2, algorithm 2). */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)
const longestDictionary = 4096

const md5 = (...parts: readonly Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** RC4, which OpenSSL 3 no longer offers; it protects nothing here, an empty password is tried. */
function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => {
    const kept = at(one)
    state[one & 255] = at(other)
    state[other & 255] = kept
  }
  let j = 0
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  j = 0
  return Buffer.from(
    content.map((byte, index) => {
      const i = (index + 1) & 255
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}

/** The user entry that an empty password gives, until revision 4 (algorithms 2, 4 and 5). */
function opensByMd5(encryption: Encryption): boolean {
  const { revision, keyBytes, permissions, ownerEntry, userEntry, id } = encryption
  const rights = Buffer.alloc(4)
  rights.writeUInt32LE(permissions >>> 0)
  const open =
    revision >= 4 && !encryption.isMetadataEncrypted ? Buffer.alloc(4, 0xff) : Buffer.of()
  let key = md5(padding, ownerEntry.subarray(0, 32), rights, id, open)
  const rounds = revision >= 3 ? 50 : 0
  for (let round = 0; round < rounds; round += 1) key = md5(key.subarray(0, keyBytes))
  key = key.subarray(0, keyBytes)
  if (revision === 2) return rc4(key, padding).equals(userEntry.subarray(0, 32))
  let entry: Buffer = md5(padding, id)
  for (let round = 0; round < 20; round += 1) {
    entry = rc4(Buffer.from(key.map((byte) => byte ^ round)), entry)
  }
  return entry.equals(userEntry.subarray(0, 16))
}

/** The hash of an empty password in revisions 5 and 6 (algorithm 2.B). */
function hashOf(salt: Buffer, revision: number): Buffer {
  let key = createHash('sha256').update(salt).digest()
  if (revision === 5) return key
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key))
    const encrypted = cipher.setAutoPadding(false).update(repeated)
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0)
    const algorithm = ['sha256', 'sha384', 'sha512'][sum % 3] ?? 'sha256'
    key = createHash(algorithm).update(encrypted).digest()
    last = encrypted.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

function opensBySha({ revision, userEntry }: Encryption): boolean {
  const salt = userEntry.subarray(32, 40)
  return hashOf(salt, revision).equals(userEntry.subarray(0, 32))
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The inside of a literal string, in which parentheses may stand in pairs (ISO 32000-2, 7.3.4.2). */
function literalOf(text: string): string {
  if (!text.startsWith('(')) return ''
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/\\[\s\S]|[()]/g)) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0) return text.slice(1, index)
  }
  return ''
}

/** The string of a PDF that the text begins with, `<hex>` or `(literal)`. */
function stringOf(text: string): Buffer {
  const [, hex] = /^<([\da-fA-F\s]*)>/.exec(text) ?? []
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ''), 'hex')
  const plain = literalOf(text).replace(/\\(\r\n|[0-7]{1,3}|[\s\S])/g, (_all, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 255)
    return /^[\r\n]/.test(escaped) ? '' : (escapes[escaped] ?? escaped)
  })
  return Buffer.from(plain, 'latin1')
}

function entryOf(dictionary: string, name: string): Buffer {
  const [head = ''] = new RegExp(`/${name}\\s*(?=[<(])`).exec(dictionary) ?? []
  const at = head ? dictionary.indexOf(head) + head.length : dictionary.length
  return stringOf(dictionary.slice(at))
}

function numberOf(dictionary: string, name: string): number | undefined {
  const [, digits] = new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** The dictionary of the encryption, which no PDF encrypts or compresses. */
function dictionaryOf(file: string): string | undefined {
  const [, inline, number, generation] =
    [...file.matchAll(/\/Encrypt\s*(?:(<<)|(\d+)\s+(\d+)\s+R)/g)].at(-1) ?? []
  const head = inline
    ? /\/Encrypt\s*<</
    : new RegExp(`(?:^|[^\\d])${number}\\s+${generation}\\s+obj`)
  const at = file.search(head)
  return at < 0 ? undefined : file.slice(at, at + longestDictionary)
}

/**
 * True for an encrypted PDF that opens without a password: it has one for its owner only, who restricts printing or changes,
 * as banks do. False for one that asks, and for encryption that is not the standard's; undefined when there is no description
 * of it.
 */
export function opensWithoutPassword(content: Buffer): boolean | undefined {
  const file = content.toString('latin1')
  const dictionary = dictionaryOf(file)
  if (dictionary === undefined) return undefined
  const version = numberOf(dictionary, 'V') ?? 0
  const revision = numberOf(dictionary, 'R') ?? 0
  const known = /\/Filter\s*\/Standard\b/.test(dictionary) && revision >= 2 && revision <= 6
  if (!known) return false
  const bits = version === 4 ? 128 : version === 1 ? 40 : (numberOf(dictionary, 'Length') ?? 40)
  const lastId = [...file.matchAll(/\/ID\s*\[\s*/g)].at(-1)
  const encryption = {
    revision,
    keyBytes: Math.min(16, bits / 8),
    permissions: numberOf(dictionary, 'P') ?? 0,
    ownerEntry: entryOf(dictionary, 'O'),
    userEntry: entryOf(dictionary, 'U'),
    id: lastId
      ? stringOf(file.slice(lastId.index + lastId[0].length, lastId.index + 512))
      : Buffer.of(),
    isMetadataEncrypted: !/\/EncryptMetadata\s+false/.test(dictionary),
  }
  return revision >= 5 ? opensBySha(encryption) : opensByMd5(encryption)
}
