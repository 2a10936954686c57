import { describe, expect, it, jest } from '@jest/globals'
import { aProduct, renderWithStore } from '@store/sdk/testing'
import { fireEvent, screen } from '@testing-library/react'
import { PictureZoom } from './picture-zoom.tsx'

const product = aProduct({
  name: 'HP 26A Black Toner',
  pictures: [{ src: '/p1.webp', srcSet: '', width: 800, height: 800 }],
})

async function openZoom() {
  const page = renderWithStore(
    <PictureZoom product={product} open shown={0} onShow={() => {}} onClose={() => {}} />,
  )
  const picture = await screen.findByRole('img')
  const frame = picture.parentElement?.parentElement
  if (!frame) throw new Error('the picture has no frame')
  frame.scrollBy = jest.fn<() => void>()
  return { ...page, frame }
}

const scale = () => screen.getByRole('status').textContent

/** jsdom has no pointer events. */
function finger(pointerId: number, type: 'pointerdown' | 'pointermove' | 'pointerup', x: number) {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX: x }), { pointerId })
}

describe('the zoom of a picture', () => {
  it('works by buttons, from the size that fits to four times', async () => {
    const { user } = await openZoom()
    const smaller = screen.getByRole('button', { name: 'Zoom out' })
    const larger = screen.getByRole('button', { name: 'Zoom in' })
    expect(scale()).toBe('100%')
    expect(smaller).toHaveAttribute('aria-disabled', 'true')
    await user.click(larger)
    expect(scale()).toBe('150%')
    for (let press = 0; press < 3; press += 1) await user.click(larger)
    expect(scale()).toBe('400%')
    expect(larger).toHaveAttribute('aria-disabled', 'true')
    await user.click(smaller)
    expect(scale()).toBe('267%')
  })

  it('works by keys, which also scroll the enlarged picture', async () => {
    const { user, frame } = await openZoom()
    await user.keyboard('++')
    expect(scale()).toBe('225%')
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(frame.scrollBy).toHaveBeenCalledWith(80, 0)
    expect(frame.scrollBy).toHaveBeenCalledWith(0, 80)
    await user.keyboard('-')
    expect(scale()).toBe('150%')
    await user.keyboard('0')
    expect(scale()).toBe('100%')
  })

  it('works by two fingers, as far as they spread', async () => {
    const { frame } = await openZoom()
    fireEvent(frame, finger(1, 'pointerdown', 100))
    fireEvent(frame, finger(2, 'pointerdown', 200))
    fireEvent(frame, finger(2, 'pointermove', 300))
    expect(scale()).toBe('200%')
    fireEvent(frame, finger(1, 'pointermove', 200))
    expect(scale()).toBe('100%')
    fireEvent(frame, finger(1, 'pointerup', 200))
    fireEvent(frame, finger(2, 'pointermove', 250))
    expect(scale()).toBe('100%')
    expect(frame.scrollBy).toHaveBeenCalledWith(50, 0)
  })

  it('works by the wheel with Ctrl, and does not zoom the page', async () => {
    const { frame } = await openZoom()
    const isLeftToBrowser = fireEvent.wheel(frame, { ctrlKey: true, deltaY: -200 })
    expect(isLeftToBrowser).toBe(false)
    expect(scale()).toBe('272%')
    expect(fireEvent.wheel(frame, { deltaY: -200 })).toBe(true)
    expect(scale()).toBe('272%')
  })

  it('toggles twice the size by a double click', async () => {
    const { user, frame } = await openZoom()
    await user.dblClick(frame)
    expect(scale()).toBe('200%')
    await user.dblClick(frame)
    expect(scale()).toBe('100%')
  })
})
