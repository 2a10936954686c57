import { describe, expect, it } from '@jest/globals'
import { renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { SampleScreen } from './sample-screen.tsx'

describe('Sample Page', () => {
  it('links to the shop', () => {
    renderWithStore(<SampleScreen />)
    expect(screen.getByRole('heading', { level: 1, name: 'Sample Page' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop')
  })
})
