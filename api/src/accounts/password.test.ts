import { describe, expect, it } from '@jest/globals'
import { createPasswordCheck, hashPassword } from './password.ts'

const isPasswordRight = createPasswordCheck()

async function checkMs(passwordHash: string | undefined): Promise<number> {
  const began = performance.now()
  await isPasswordRight(passwordHash, 'a guess')
  return performance.now() - began
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
    await checkMs(undefined)
    // In turns, and the fastest of each, so that other load on the machine affects both alike.
    const without: number[] = []
    const wrong: number[] = []
    for (let round = 0; round < 9; round += 1) {
      without.push(await checkMs(undefined))
      wrong.push(await checkMs(passwordHash))
    }
    const ratio = Math.min(...without) / Math.min(...wrong)
    expect(ratio).toBeGreaterThan(0.25)
    expect(ratio).toBeLessThan(4)
  })
})
