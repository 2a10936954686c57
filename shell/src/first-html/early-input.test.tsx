import { afterEach, expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
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
  await waitFor(() => expect(pressed).toHaveLength(1))
  replayEarlyInput('screen')
  expect(pressed).toHaveLength(1)
})

function Search() {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('nothing')
  useEffect(() => replayEarlyInput('screen'), [])
  return (
    <>
      <input
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-label="Search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" onClick={() => setAsked(text)}>
        Search
      </button>
      <output>{asked}</output>
    </>
  )
}

/** The searches of the addresses at which its button was pressed. */
const left: string[] = []

function Shop() {
  const [text, setText] = useState('')
  useEffect(() => replayEarlyInput('screen'), [])
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => history.replaceState(null, '', `/shop?q=${text}`), 20)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => left.push(location.search)}>
        Add to Cart
      </button>
    </>
  )
}

it('presses a button once React knows what was typed before into a field with suggestions', async () => {
  document.body.innerHTML =
    '<main id="main"><input type="search" role="combobox" aria-expanded="false" aria-label="Search" value=""><button type="button">Search</button><output>nothing</output></main>'
  keepEarlyInput()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Search'), 'toner')
  await user.click(screen.getByRole('button'))
  hydrateRoot(document.querySelector('main') ?? document.body, <Search />)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('toner'))
})

it('writes a search into the address before a press leaves the page', async () => {
  left.length = 0
  history.replaceState(null, '', '/shop')
  document.body.innerHTML =
    '<main id="main"><input type="search" value=""><button type="button">Add to Cart</button></main>'
  keepEarlyInput()
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox'), 'toner')
  await user.click(screen.getByRole('button'))
  hydrateRoot(document.querySelector('main') ?? document.body, <Shop />)
  await waitFor(() => expect(left).toEqual(['?q=toner']), { timeout: 10_000 })
})

it('does nothing for a document without HTML', () => {
  render(<Order />)
  expect(screen.getByText('ordered 0 of')).toBeInTheDocument()
})
