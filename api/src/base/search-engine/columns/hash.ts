/** Hashes bytes to an unsigned integer of 32 bits (FNV-1a). */
export function hashBytes(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return hash >>> 0
}

/** Hashes an integer to an unsigned integer of 32 bits; its upper bits are spread best. */
export function hashNumber(value: number): number {
  return Math.imul(value, 0x9e3779b1) >>> 0
}
