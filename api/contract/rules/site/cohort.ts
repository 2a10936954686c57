/**
 * Whether a browser gets a canary (releases 7.1). The same browser always gets the same answer, a growing
 * percentage removes no visitor, and each canary chooses anew, so that no visitor gets every canary.
 * @param salt of the canary, generated when it started
 * @param visitor random id kept in the browser
 * @param percent 0-100, of all browsers
 */
export function isInCohort(salt: string, visitor: string, percent: number): boolean {
  return shareOf(`${salt} ${visitor}`) * 100 < percent
}

/** Spreads texts evenly over 0 (included) to 1 (excluded). */
function shareOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  }
  return mixed(hash) / 2 ** 32
}

/** FNV alone leaves the upper bits of similar texts alike; the finaliser of Murmur makes each bit depend on all. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  const whole = Math.imul(half ^ (half >>> 13), 0xc2_b2_ae_35)
  return (whole ^ (whole >>> 16)) >>> 0
}
