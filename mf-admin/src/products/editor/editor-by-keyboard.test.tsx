import { expect, it } from '@jest/globals'
import { fakeApi, fillIn } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { createEditorPage } from './testing/editor-page.tsx'

const api = fakeApi()
const { open, field } = createEditorPage(api)
const button = (name: string) => screen.getByRole('button', { name })

it('a new slab is typed at once, and the last one gives the focus back when it is removed', async () => {
  const { user } = open()
  button('Add slab').focus()
  await user.keyboard('{Enter}10{Tab}24{Tab}390')
  expect(field('Max qty')).toHaveValue('24')
  expect(field('Slab price (₹)')).toHaveValue('390')
  await user.keyboard('{Tab}{Enter}')
  expect(button('Add slab')).toHaveFocus()
})

it('a suggested fact leads to its value, another one to its name', async () => {
  const { user } = open()
  fillIn({ Category: 'Cartridge' })
  button('Yield').focus()
  await user.keyboard('{Enter}1,600 pages')
  expect(screen.getByLabelText('Value')).toHaveValue('1,600 pages')
  button('Add fact').focus()
  await user.keyboard('{Enter}Colour')
  expect(screen.getAllByLabelText('Fact')[1]).toHaveValue('Colour')
  button('Remove fact 2').focus()
  await user.keyboard('{Enter}')
  expect(button('Remove fact 1')).toHaveFocus()
})

it('pictures are sorted and removed without losing the place', async () => {
  const { user } = open('?edit=mouse')
  const forward = await screen.findByRole('button', { name: 'Move picture 2 forward' })
  forward.focus()
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('img', { name: /^Picture/ })[0]).toHaveAttribute(
    'src',
    '/api/images/bbb-800.webp',
  )
  expect(button('Move picture 1 forward')).toHaveFocus()
  await user.keyboard('{Enter}{Tab}{Enter}')
  expect(button('Remove picture 1')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('Images')).toHaveFocus()
})
