import { afterEach, expect, it } from '@jest/globals'
import type { RailLink } from '@store/contract/schemas/site/composition'
import { renderWithStore } from '@store/sdk/testing'
import { SearchField, useScreenKeys } from '@store/ui'
import { screen, within } from '@testing-library/react'
import { KeysHelp } from './keys-help.tsx'

const rail: RailLink[] = [
  { label: 'Proofs', to: '/reseller-admin/proofs', order: 10, audiences: [], key: 'p' },
  { label: 'Reports', to: '/reseller-admin/reports', order: 20, audiences: [] },
]
const queueKeys = [['j', 'Next order']] as const

function Queue() {
  useScreenKeys(queueKeys)
  return <SearchField label="Search orders" shortcut value="" onChange={() => undefined} />
}

const keysOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((key) => `${key.textContent}: ${key.nextElementSibling?.textContent}`)

afterEach(() => localStorage.clear())

it('lists the keys of the screen and of the workbench on ?, and can switch them off', async () => {
  const { user } = renderWithStore(
    <>
      <KeysHelp rail={rail} />
      <Queue />
    </>,
  )
  await user.keyboard('?')
  expect(keysOf('On this screen').sort()).toEqual(['/: Search orders', 'j: Next order'])
  expect(keysOf('On every screen')).toEqual([
    'Ctrl+K: Search or jump',
    'g p: Proofs',
    '?: This help',
  ])
  await user.click(screen.getByLabelText('Keys work on this device'))
  expect(localStorage.getItem('adminKeys')).toBe('off')
})

it('has only the keys of the workbench on a screen without own ones', async () => {
  const { user } = renderWithStore(<KeysHelp rail={rail} />)
  await user.click(screen.getByRole('button', { name: 'Keys' }))
  expect(screen.queryByRole('region', { name: 'On this screen' })).toBeNull()
  expect(keysOf('On every screen')).toHaveLength(3)
})
