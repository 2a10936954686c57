import { describe, expect, it } from '@jest/globals'
import { createPasswordCheck, hashPassword } from './password.ts'

const isPasswordRight = createPasswordCheck()

async function medianMs(passwordHash: string | undefined): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const startedAt = performance.now()
    await isPasswordRight(passwordHash, 'a guess')
    times.push(performance.now() - startedAt)
  }
  return times.sort((a, b) => a - b)[4] ?? 0
}

describe('the check of a password', () => {
  it('knows the right one, with every letter as it was typed', async () => {
    const passwordHash = await hashPassword('Tonerä #2026')
    expect(await isPasswordRight(passwordHash, 'Tonerä #2026')).toBe(true)
    expect(await isPasswordRight(passwordHash, 'tonerä #2026')).toBe(false)
  })

  it('never lets in who has no account', async () => {
    expect(await isPasswordRight(undefined, '')).toBe(false)
  })

  it('takes as long without an account as with a wrong password', async () => {
    const passwordHash = await hashPassword('Toner#2026')
    await isPasswordRight(undefined, 'a guess')
    const ratio = (await medianMs(undefined)) / (await medianMs(passwordHash))
    expect(ratio).toBeGreaterThan(0.25)
    expect(ratio).toBeLessThan(4)
  })
})
