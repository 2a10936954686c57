import { beforeEach, describe, expect, it } from '@jest/globals'
import type { BulkAdd } from '@store/contract/schemas/orders/cart'
import type {
  CartPreview,
  ListPreview,
  ReadyLine,
} from '@store/contract/schemas/orders/cart-preview'
import { aCart, aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { CartScreen } from '../../cart-screen.tsx'

const api = fakeApi()

const lineOf = (line: number) => `${line + 1}) AB-${line}X - 2 pcs`
const longList = Array.from({ length: 3_000 }, (_, line) => lineOf(line)).join('\n')

const readyLine = (line: number): ReadyLine => ({
  productId: `p${line}`,
  modelNo: `AB-${line}X`,
  quantity: 2,
  total: 100,
})
const notFound = { message: 'Product not found.', quantity: 2 }

/** Answers for lines that are ready, but for those of these numbers. */
function answerList(lines: number, unknown: readonly number[] = []) {
  const answer: ListPreview = {
    lines: Array.from({ length: lines }, (_, line) => ({
      lineNumber: line + 1,
      text: `AB-${line}X - 2 pcs`,
      ...(unknown.includes(line) ? { preview: notFound } : { ready: readyLine(line) }),
    })),
  }
  api.answers('POST /cart/preview/list', answer)
}

/** Knows every line that it is asked for by its product. */
function answerProducts() {
  api.answers('POST /cart/preview', ({ body }): CartPreview => {
    const { lines } = body as { lines: { productId?: string; modelNo: string }[] }
    return {
      lines: lines.map(({ productId = '', modelNo }) => ({
        product: { _id: productId, name: `Toner ${modelNo}`, modelNo, stock: 40 },
        price: 50,
        total: 100,
      })),
    }
  })
}

async function open(session = aUser()) {
  const rendered = renderWithStore(<CartScreen />, { route: '/cart', session })
  await rendered.user.click(screen.getByRole('button', { name: 'Quick order' }))
  await screen.findByRole('form', { name: 'Quick order' })
  return { ...rendered, session }
}

const source = (lines = '3,000') => screen.findByRole('group', { name: `List of ${lines} lines` })
const box = () => screen.getByRole('textbox', { name: 'Model numbers and quantities' })
const shownLines = () => screen.findByRole('region', { name: 'Lines of your quick order' })

beforeEach(() => {
  answerList(3_000, [7])
  answerProducts()
})

describe('a long list of a quick order', () => {
  it('is pasted without being shown as text, and read by the store', async () => {
    const { user } = await open()
    await user.paste(`${longList}\u202e`)
    expect(await source()).toHaveFocus()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await screen.findByText('2,999 ready to add, 1 to correct')).toBeTruthy()
    expect(screen.getByText('₹2,99,900')).toBeTruthy()
    const [asked] = api.calls('POST /cart/preview/list')
    expect(asked?.body).toEqual({ list: `${longList} ` })
    expect(asked?.query.get('readyPreviews')).toBe('10')
  })

  it('is not added before it is read', async () => {
    const { user } = await open()
    await user.paste(longList)
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await source()).toHaveAccessibleDescription(
      'Your list is still being read. Please try again in a moment.',
    )
    await screen.findByText('2,999 ready to add, 1 to correct')
    expect(api.calls('POST /cart/bulk')).toEqual([])
  })

  it('has what its lines are looked up as they come to be seen', async () => {
    const { user } = await open()
    await user.paste(longList)
    const lines = within(await shownLines())
    expect(await lines.findByText('Toner AB-8X')).toBeTruthy()
    expect(lines.getAllByRole('listitem')).toHaveLength(10)
    expect(lines.getAllByRole('listitem')[0]).toHaveTextContent('Product not found.')
    await user.click(lines.getByRole('button', { name: 'Show 100 more lines' }))
    expect(await lines.findByText('Toner AB-109X')).toBeTruthy()
    expect(lines.getAllByRole('listitem')).toHaveLength(110)
    const asked = api.calls('POST /cart/preview').map(({ body }) => (body as BulkAdd).lines.length)
    expect(asked).toEqual([9, 100])
  })

  it('is added by what the store read, and leaves what is to be corrected as text', async () => {
    answerList(500, [7, 9])
    api.answers('POST /cart/bulk', {
      cart: aCart(),
      rejected: [{ line: 2, message: 'Out of stock' }],
    })
    const { user } = await open()
    await user.paste(longList.split('\n').slice(0, 500).join('\n'))
    await screen.findByText('498 ready to add, 2 to correct')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('497 lines added to cart')
    expect(box()).toHaveValue('AB-1X - 2 pcs\nAB-7X - 2 pcs\nAB-9X - 2 pcs')
    const sent = api.calls('POST /cart/bulk').flatMap(({ body }) => (body as BulkAdd).lines)
    expect(sent).toHaveLength(498)
    expect(sent[0]).toEqual({ productId: 'p0', modelNo: 'AB-0X', quantity: 2 })
  })

  it('can be edited as text, which stays text while it is typed in', async () => {
    const { user } = await open()
    await user.paste(longList)
    await user.click(await screen.findByRole('button', { name: 'Edit as text' }))
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue(longList)
    fireEvent.change(box(), { target: { value: `${longList}\nAB-1X, 4` } })
    expect(box()).toHaveValue(`${longList}\nAB-1X, 4`)
  })

  it('goes where the cursor is, and is taken back by the keyboard as a paste is', async () => {
    const { user } = await open()
    await user.paste('26A, 1\n')
    await user.paste(longList)
    expect(await source('3,001')).toHaveFocus()
    await user.keyboard('{Control>}z{/Control}')
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('26A, 1\n')
    expect(await screen.findByText('List of 3,001 lines removed')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await source('3,001')).toHaveFocus()
  })

  it('takes further lines that are pasted', async () => {
    const { user } = await open()
    await user.paste(longList)
    await source()
    await user.paste('26A, 1\r\n27A, 2')
    await source('3,002')
    await user.click(screen.getByRole('button', { name: 'Edit as text' }))
    expect(box()).toHaveValue(`${longList}\n26A, 1\n27A, 2`)
  })

  it('is still there after a reload', async () => {
    const { user, session, unmount } = await open()
    await user.paste(longList)
    await source()
    unmount()
    await open(session)
    expect(await source()).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('of a file is shown by its length, too', async () => {
    await open()
    api.answers('POST /purchases/quantities', {
      lines: Array.from({ length: 1_000 }, (_, line) => ({ modelNo: `AB-${line}X`, quantity: 2 })),
      rejected: [],
    })
    answerList(1_000)
    fireEvent.change(screen.getByLabelText('Or an Excel or CSV file'), {
      target: { files: [new File(['xls'], 'order.xls')] },
    })
    expect(await source('1,000')).toBeTruthy()
    expect(await screen.findByText('1,000 ready to add')).toBeTruthy()
  })

  it('is read by the page when the store cannot, which goes on answering meanwhile', async () => {
    api.breaks('POST /cart/preview/list')
    const { user } = await open()
    await user.paste(longList)
    expect(await screen.findByText('3,000 ready to add')).toBeTruthy()
    const lines = within(await shownLines())
    expect(lines.getAllByRole('listitem')).toHaveLength(10)
    await user.click(lines.getByRole('button', { name: 'Show 100 more lines' }))
    expect(lines.getAllByRole('listitem')).toHaveLength(110)
  })
})
