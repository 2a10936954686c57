import { expect, it } from '@jest/globals'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { anOrder, aUser, fakeApi, fillIn, renderWithStore } from '@store/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ContactScreen } from './contact-screen.tsx'

const api = fakeApi()

const message = {
  Name: 'Asha Patil',
  Email: 'asha@example.com',
  Mobile: '9820012345',
  Message: 'Is HP 26A in stock?',
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Message' }))

it("sends the mobile number as the subject and shows the server's message", async () => {
  api.answers('POST /contact', { message: 'We will call you back.' })
  const { user } = renderWithStore(<ContactScreen />)
  fillIn(message)
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
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

it('shows its own message when the server has none', async () => {
  api.answers('POST /contact', { message: '' })
  const { user } = renderWithStore(<ContactScreen />)
  fillIn(message)
  await send(user)
  expect(await screen.findByText('Message sent successfully!')).toBeVisible()
})

it('shows an error when sending failed and keeps the input, also across a reload', async () => {
  api.breaks('POST /contact')
  const page = renderWithStore(<ContactScreen />)
  fillIn(message)
  await send(page.user)
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('Is HP 26A in stock?')
  page.unmount()
  renderWithStore(<ContactScreen />)
  expect(screen.getByLabelText('Message')).toHaveValue('Is HP 26A in stock?')
})

it("shows the server's error message", async () => {
  api.refuses('POST /contact', 429, 'Too many messages.')
  const { user } = renderWithStore(<ContactScreen />)
  fillIn(message)
  await send(user)
  expect(await screen.findByText('Too many messages.')).toBeVisible()
})

it('requires all four fields and sends nothing without them', async () => {
  const { user } = renderWithStore(<ContactScreen />)
  await send(user)
  expect(screen.getByText('Please fill all fields.')).toBeVisible()
  expect(screen.getByLabelText('Mobile')).toHaveAccessibleDescription('Enter your mobile number')
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Enter your message')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(api.calls('POST /contact')).toEqual([])
})

it('requires a valid e-mail address', async () => {
  const { user } = renderWithStore(<ContactScreen />)
  fillIn({ ...message, Email: 'asha at example' })
  await user.type(screen.getByLabelText('Email'), '{Enter}')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address')
  expect(api.calls('POST /contact')).toEqual([])
})

it('knows name, e-mail and mobile of the signed-in user, asks about which order it is, and gives a reference', async () => {
  const order = anOrder()
  api.answers('GET /auth/me/details', { details: { name: 'Ravi', mobile: '9820012345' } })
  api.answers('GET /orders', { orders: [order] })
  api.answers('POST /contact', { message: 'Message sent successfully!', reference: '7K2QXB' })
  const { user } = renderWithStore(<ContactScreen />, {
    session: aUser({ name: 'Ravi', email: 'ravi@example.com' }),
  })
  expect(screen.getByLabelText('Name')).toHaveValue('Ravi')
  expect(screen.getByLabelText('Email')).toHaveValue('ravi@example.com')
  await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveValue('9820012345'))
  await user.selectOptions(await screen.findByLabelText('Is it about an order?'), order._id)
  fillIn({ Message: 'Where is it?' })
  await send(user)
  expect(await screen.findByText(/give the reference 7K2QXB\.$/)).toBeVisible()
  expect(api.calls('POST /contact').map(({ body }) => body)).toEqual([
    {
      name: 'Ravi',
      email: 'ravi@example.com',
      subject: '9820012345',
      message: `Order ${orderNameOf(order._id)}\n\nWhere is it?`,
    },
  ])
  expect(screen.getByLabelText('Mobile')).toHaveValue('9820012345')
})
