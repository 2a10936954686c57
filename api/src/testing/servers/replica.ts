/** The text of a packet follows its length, its number and the type of its command. */
export const statementAt = 5

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
  if (writes.test(chunk.toString('latin1', statementAt))) return undefined
  const setting = '@@global.read_only'
  return Buffer.from(
    chunk.toString('latin1').replace(setting, '1'.padEnd(setting.length)),
    'latin1',
  )
}
