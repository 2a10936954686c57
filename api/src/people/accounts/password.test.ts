import { describe, expect, it } from '@jest/globals'
import { createPasswordCheck, hashPassword } from './password.ts'

const isPasswordRight = createPasswordCheck()

/** The CPU time of a check in microseconds: what else the machine does is not in it. */
async function costOfCheck(passwordHash: string | undefined): Promise<number> {
  const began = process.cpuUsage()
  await isPasswordRight(passwordHash, 'a guess')
  const { user, system } = process.cpuUsage(began)
  return user + system
}

describe('the check of a password', () => {
  it('accepts only the right one, exactly as it was typed', async () => {
    const passwordHash = await hashPassword('Tonerä #2026')
    expect(await isPasswordRight(passwordHash, 'Tonerä #2026')).toBe(true)
    expect(await isPasswordRight(passwordHash, 'tonerä #2026')).toBe(false)
  })

  it('never accepts a password without an account', async () => {
    expect(await isPasswordRight(undefined, '')).toBe(false)
  })

  it('takes as long without an account as with a wrong password', async () => {
    const passwordHash = await hashPassword('Toner#2026')
    await costOfCheck(undefined)
    // In turns, and the least of each, for this process may tidy up its memory meanwhile.
    const without: number[] = []
    const wrong: number[] = []
    for (let round = 0; round < 9; round += 1) {
      without.push(await costOfCheck(undefined))
      wrong.push(await costOfCheck(passwordHash))
    }
    const ratio = Math.min(...without) / Math.min(...wrong)
    expect(ratio).toBeGreaterThan(0.25)
    expect(ratio).toBeLessThan(4)
  })
})
