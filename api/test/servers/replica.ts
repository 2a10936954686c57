/** Before the text of a packet: its length, its number and the type of its command. */
const headLength = 5
/** Then, on MySQL: that the statement has no attributes, and one set of them. */
const noAttributes = '\0\x01'

/** The text of a packet. */
export function statementOf(chunk: Buffer): string {
  const text = chunk.toString('latin1', headLength)
  return text.startsWith(noAttributes) ? text.slice(noAttributes.length) : text
}

const writes = /\b(?:INSERT|UPDATE|DELETE)\b/i
/** The error 1290 of a server, after its length and its number. */
const refusal = Buffer.from(
  '\xff\x0a\x05#HY000The server is running with the --read-only option',
  'latin1',
)
/** The response of a replica to a statement that writes. */
export const refusalPacket = Buffer.concat([Buffer.from([refusal.length, 0, 0, 1]), refusal])

/** What a packet becomes for a server that acts as a replica; undefined when that refuses it. */
export function asReplica(chunk: Buffer): Buffer | undefined {
  if (writes.test(statementOf(chunk))) return undefined
  const setting = '@@global.read_only'
  return Buffer.from(
    chunk.toString('latin1').replace(setting, '1'.padEnd(setting.length)),
    'latin1',
  )
}
