import { describe, expect, it, jest } from '@jest/globals'
import { renderWithStore } from '@store/sdk/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeferredSheetAnswer } from './deferred-sheet-answer.tsx'
import { type SheetRead, useSheetFile } from './use-sheet-file.ts'

type Send = (file: File, columns: string | undefined) => Promise<SheetRead>
type OnRead = (read: SheetRead, former: SheetRead | undefined) => void

const head = {
  headings: ['S.No', 'Part No', 'Qty', 'Order Qty', ''],
  rows: [
    ['1', '12A', '90', '5', 'black'],
    ['2', '26A', '80', '3', ''],
  ],
}
const question = { status: 400, data: { message: 'Nothing tells', code: 'columns_unknown', head } }
const order = new File(['x'], 'order.xlsx')

function Order({ send, onRead }: { send: Send; onRead: OnRead }) {
  const file = useSheetFile({ send, onRead, failure: 'Failed to read the file' })
  return (
    <>
      <button type="button" onClick={() => void file.read(order)}>
        Send
      </button>
      {file.state.kind === 'none' ? file.state.error : null}
      <DeferredSheetAnswer
        file={file}
        needed={[
          { column: 'modelNo', label: 'Model number' },
          { column: 'quantity', label: 'Quantity' },
        ]}
        incomplete="Choose both."
      />
    </>
  )
}

async function open() {
  const send = jest.fn<Send>().mockRejectedValueOnce(question)
  const onRead = jest.fn<OnRead>()
  const user = userEvent.setup()
  renderWithStore(<Order send={send} onRead={onRead} />, { route: '/' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  return { send, onRead, user }
}

const select = (name: string) => screen.findByRole('combobox', { name })
const readButton = () => screen.getByRole('button', { name: 'Read with these columns' })

describe('a sheet whose columns the store asks for', () => {
  it('is shown with its first rows, and sent again with the columns that are chosen', async () => {
    const { send, onRead, user } = await open()
    expect(await select('Model number')).toHaveFocus()
    const table = screen.getByRole('table', { name: 'First rows of the file' })
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(within(table).getByRole('columnheader', { name: 'Column 5' })).toBeTruthy()
    // One column fits the model number; two fit the quantity.
    expect(await select('Model number')).toHaveValue('1')
    await user.click(readButton())
    expect(screen.getByText('Choose both.')).toBeTruthy()
    await user.selectOptions(await select('Quantity'), 'Part No')
    await user.click(readButton())
    expect(screen.getByText('Choose both.')).toBeTruthy()
    expect(await select('Model number')).toHaveValue('')
    await user.selectOptions(await select('Quantity'), 'Order Qty')
    await user.selectOptions(await select('Model number'), 'Part No')
    send.mockResolvedValueOnce({})
    await user.click(readButton())
    expect(send).toHaveBeenLastCalledWith(order, '{"modelNo":1,"quantity":3}')
    expect(onRead).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('stays with the question when it cannot be read with these columns, and can be left', async () => {
    const { send, user } = await open()
    await user.selectOptions(await select('Quantity'), 'Qty')
    send.mockRejectedValueOnce({ status: 400, data: { message: 'There is no quantity.' } })
    await user.click(readButton())
    expect(await screen.findByText('There is no quantity.')).toBeTruthy()
    expect(await select('Quantity')).toHaveValue('2')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says which sheet and which remembered columns were read, and lets them be changed', async () => {
    const { send, onRead, user } = await open()
    await screen.findByRole('table')
    const first = { sheet: 'Order', remembered: { modelNo: 'Part No', quantity: 'Qty' } }
    send.mockResolvedValueOnce(first)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Read from the sheet “Order”.')).toBeTruthy()
    expect(screen.getByText(/^Columns as you chose them before: “Part No”, “Qty”\./)).toBeTruthy()
    send.mockRejectedValueOnce(question)
    await user.click(screen.getByRole('button', { name: 'Change the columns' }))
    expect(send).toHaveBeenLastCalledWith(order, 'ask')
    await user.selectOptions(await select('Quantity'), 'Order Qty')
    send.mockResolvedValueOnce({})
    await user.click(readButton())
    // What was read before is replaced.
    expect(onRead).toHaveBeenLastCalledWith({}, first)
  })

  it('says which rows were left out as totals', async () => {
    const { send, user } = await open()
    await screen.findByRole('table')
    send.mockResolvedValueOnce({ totalRows: [12] })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Row 12 is a total and was not read as a line.')).toBeTruthy()
    send.mockResolvedValueOnce({ totalRows: [4, 8, 12, 16, 20, 24] })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(
      await screen.findByText('Rows 4, 8, 12, 16, 20, … are totals and were not read as lines.'),
    ).toBeTruthy()
  })

  it('says why a file cannot be read', async () => {
    const { send, user } = await open()
    await screen.findByRole('table')
    send.mockRejectedValueOnce({ status: 415, data: { message: 'This is no sheet.' } })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('This is no sheet.')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
