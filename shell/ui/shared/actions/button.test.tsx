import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button.tsx'

it.each([{ busy: true }, { 'aria-disabled': true as const }])(
  'keeps the focus but swallows the press while it is off: %p',
  async (off) => {
    const handleClick = jest.fn()
    const handleSubmit = jest.fn()
    render(
      <form onSubmit={handleSubmit}>
        <Button type="submit" onClick={handleClick} {...off}>
          Save
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(handleClick).not.toHaveBeenCalled()
    expect(handleSubmit).not.toHaveBeenCalled()
  },
)

it('does not submit a form by default', async () => {
  const handleSubmit = jest.fn()
  render(
    <form onSubmit={handleSubmit}>
      <Button>More</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(handleSubmit).not.toHaveBeenCalled()
})
