import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { QuantityStepper } from './quantity-stepper.tsx'

function Line({ from = 1, onExceed = () => undefined }: { from?: number; onExceed?: () => void }) {
  const [quantity, setQuantity] = useState(from)
  return (
    <>
      <QuantityStepper value={quantity} max={12} onChange={setQuantity} onExceed={onExceed} />
      <output>{quantity}</output>
    </>
  )
}

const show = (from?: number, onExceed?: () => void) => {
  const props = { ...(from !== undefined && { from }), ...(onExceed && { onExceed }) }
  render(<Line {...props} />)
  return userEvent.setup()
}
const input = () => screen.getByRole('textbox', { name: 'Quantity' })
const minus = () => screen.getByRole('button', { name: 'Decrease quantity' })
const plus = () => screen.getByRole('button', { name: 'Increase quantity' })
const quantity = () => Number(screen.getByRole('status').textContent)

it('steps up and down', async () => {
  const user = show(5)
  await user.click(plus())
  await user.click(plus())
  await user.click(minus())
  expect(quantity()).toBe(6)
})

it('cannot go below 1, nor above the stock (ordering 1.2)', async () => {
  const user = show()
  expect(minus()).toBeDisabled()
  await user.clear(input())
  await user.type(input(), '12')
  expect(plus()).toBeDisabled()
  expect(minus()).toBeEnabled()
})

it('accepts typed digits and ignores other characters', async () => {
  const user = show()
  await user.clear(input())
  await user.type(input(), '1x1')
  expect(quantity()).toBe(11)
})

it('limits the quantity to the stock and reports it', async () => {
  const handleExceed = jest.fn()
  const user = show(1, handleExceed)
  await user.clear(input())
  await user.type(input(), '40')
  expect(quantity()).toBe(12)
  expect(input()).toHaveValue('12')
  expect(handleExceed).toHaveBeenCalledTimes(1)
})

it('keeps the last quantity when the field is left empty', async () => {
  const user = show(7)
  await user.clear(input())
  expect(input()).toHaveValue('')
  await user.tab()
  expect(input()).toHaveValue('7')
  expect(quantity()).toBe(7)
})

it('keeps the focus inside when the focused button becomes disabled', async () => {
  const user = show(11)
  plus().focus()
  await user.keyboard('{Enter}')
  expect(quantity()).toBe(12)
  expect(input()).toHaveFocus()
})
