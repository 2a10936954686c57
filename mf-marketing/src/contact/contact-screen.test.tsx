import { expect, it } from '@jest/globals'
import { aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ContactScreen } from './contact-screen.tsx'

const api = fakeApi()

async function write(user: UserEvent): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha Patil')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@example.com')
  await user.type(screen.getByRole('textbox', { name: 'Mobile' }), '9820012345')
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Is HP 26A in stock?')
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Message' }))

it('sends the mobile number as the subject and says what the server said', async () => {
  api.answers('POST /contact', { message: 'We will call you back.' })
  const { user } = renderWithStore(<ContactScreen />)
  await write(user)
  await send(user)
  expect(await screen.findByText('We will call you back.')).toBeVisible()
  expect(api.calls('POST /contact').map(({ body }) => body)).toEqual([
    {
      name: 'Asha Patil',
      email: 'asha@example.com',
      subject: '9820012345',
      message: 'Is HP 26A in stock?',
    },
  ])
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

it('thanks in its own words when the server has none', async () => {
  api.answers('POST /contact', { message: '' })
  const { user } = renderWithStore(<ContactScreen />)
  await write(user)
  await send(user)
  expect(await screen.findByText('Message sent successfully!')).toBeVisible()
})

it('says that sending failed and keeps what was typed', async () => {
  api.breaks('POST /contact')
  const { user } = renderWithStore(<ContactScreen />)
  await write(user)
  await send(user)
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Is HP 26A in stock?')
})

it('asks for all four fields and sends nothing without them', async () => {
  const { user } = renderWithStore(<ContactScreen />)
  await send(user)
  expect(screen.getAllByText('Please fill all fields.')).toHaveLength(4)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(api.calls('POST /contact')).toEqual([])
})

it('knows the name and email of who is signed in', () => {
  renderWithStore(<ContactScreen />, {
    session: aUser({ name: 'Ravi', email: 'ravi@example.com' }),
  })
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ravi')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ravi@example.com')
})
