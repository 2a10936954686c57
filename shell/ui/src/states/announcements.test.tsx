import { describe, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { FileDrop } from '../fields/file-drop.tsx'
import { FormMessage } from './form-message.tsx'
import { ProgressBar } from './progress-bar.tsx'

const twoFrames = () =>
  act(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )

/** What is put into a live region after it is known, which is what browsers announce. */
const listen = (region: HTMLElement) => {
  const added: (string | null)[] = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) added.push(node.textContent)
  }).observe(region, { childList: true, subtree: true })
  return added
}

describe('a status that comes with its text', () => {
  it('is put into its region again once that is known, one time', async () => {
    render(<FormMessage tone="success">Shipment info saved!</FormMessage>)
    const added = listen(screen.getByRole('status'))
    await twoFrames()
    await twoFrames()
    expect(added.filter((text) => text !== '')).toEqual(['Shipment info saved!'])
  })

  it('stays as it is while the focus is in it, and when it is gone', async () => {
    const { unmount } = render(
      <FormMessage tone="warning">
        <button type="button">See my orders</button>
      </FormMessage>,
    )
    const button = screen.getByRole('button')
    act(() => button.focus())
    await twoFrames()
    expect(button).toHaveFocus()
    const cancel = jest.spyOn(globalThis, 'cancelAnimationFrame')
    unmount()
    expect(cancel).toHaveBeenCalled()
  })
})

describe('ProgressBar', () => {
  it('announces what goes on, not how far it is', async () => {
    const { rerender } = render(
      <ProgressBar label="Sending your proof" detail="3 %" value={0.03} />,
    )
    const bar = screen.getByRole('progressbar', { name: 'Sending your proof' })
    const said = listen(screen.getByRole('status'))
    await twoFrames()
    rerender(<ProgressBar label="Sending your proof" detail="70 %" value={0.7} />)
    await twoFrames()
    expect(said).toEqual(['Sending your proof'])
    expect(bar).toHaveValue(0.7)
    expect(screen.getByText(': 70 %')).toBeVisible()
  })
})

describe('FileDrop', () => {
  it('announces a chosen file in a region that was there before, however long the browser is busy with it', () => {
    const proof = new File(['x'.repeat(2048)], 'transfer.png', { type: 'image/png' })
    const field = { name: 'proof', label: 'Payment proof', onChange: () => undefined }
    const { rerender } = render(<FileDrop {...field} value={undefined} />)
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    rerender(<FileDrop {...field} value={proof} />)
    expect(screen.getByRole('status')).toBe(region)
    expect(region).toHaveTextContent('transfer.png 2 KB')
  })
})
