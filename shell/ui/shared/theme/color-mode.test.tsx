import { beforeEach, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ColorModeSwitch } from '../navigation/color-mode-switch.tsx'
import { applyColorMode } from './stored-color-mode.ts'

beforeEach(() => {
  localStorage.clear()
  applyColorMode()
})

it('cycles from system to light to dark and back, and stores the choice', async () => {
  const user = userEvent.setup()
  render(<ColorModeSwitch />)
  const seen: (string | undefined)[] = []
  for (let press = 0; press < 3; press += 1) {
    await user.click(screen.getByRole('button'))
    seen.push(document.documentElement.dataset.theme)
    expect(localStorage.getItem('colorMode') ?? undefined).toBe(seen.at(-1))
  }
  expect(seen).toEqual(['light', 'dark', undefined])
})

it('applies the stored mode at start and ignores an unknown value', () => {
  localStorage.setItem('colorMode', 'dark')
  applyColorMode()
  expect(document.documentElement.dataset.theme).toBe('dark')
  localStorage.setItem('colorMode', 'sepia')
  applyColorMode()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})
