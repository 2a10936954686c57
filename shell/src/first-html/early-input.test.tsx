import { afterEach, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepEarlyInput, replayEarlyInput } from './early-input.ts'

afterEach(() => {
  globalThis.earlyInput?.stop()
  globalThis.earlyInput = undefined
  document.body.replaceChildren()
})

function Order() {
  const [count, setCount] = useState(0)
  const [text, setText] = useState('')
  useEffect(() => replayEarlyInput('screen'), [])
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        ordered {count} of {text}
      </button>
      <input aria-label="Model" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  )
}

const html =
  '<main id="main"><button type="button">ordered <!-- -->0<!-- --> of <!-- --></button>' +
  '<input aria-label="Model" value=""></main>'

it('gives the screen what was typed and pressed before it listened', async () => {
  document.body.innerHTML = html
  keepEarlyInput()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Model'), 'toner')
  await user.click(screen.getByRole('button'))
  hydrateRoot(document.querySelector('main') ?? document.body, <Order />)
  expect(await screen.findByText('ordered 1 of toner')).toBeInTheDocument()
  expect(screen.getByLabelText('Model')).toHaveValue('toner')
})

it('keeps what belongs to the screen until the screen is there', async () => {
  document.body.innerHTML = `<header><button type="button">Menu</button></header>${html}`
  keepEarlyInput()
  const pressed: string[] = []
  for (const button of screen.getAllByRole('button')) {
    button.addEventListener('click', () => pressed.push(button.textContent ?? ''))
  }
  await userEvent.click(screen.getByRole('button', { name: /ordered/ }))
  pressed.length = 0
  replayEarlyInput('frame')
  expect(pressed).toEqual([])
  replayEarlyInput('screen')
  expect(pressed).toHaveLength(1)
  replayEarlyInput('screen')
  expect(pressed).toHaveLength(1)
})

it('does nothing for a document without HTML', () => {
  render(<Order />)
  expect(screen.getByText('ordered 0 of')).toBeInTheDocument()
})
