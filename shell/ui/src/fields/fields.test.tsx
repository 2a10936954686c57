import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckboxField } from './checkbox-field.tsx'
import { FileDrop } from './file-drop.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { SearchField } from './search/search-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

const nothing = () => undefined

describe('TextField', () => {
  it('has only its label as accessible name, also when required', () => {
    render(<TextField label="Pincode" name="pincode" required value="" onChange={nothing} />)
    expect(screen.getByRole('textbox', { name: 'Pincode' })).toBeRequired()
  })

  it('is described by its hint, and by its error once there is one', () => {
    const field = {
      label: 'Email',
      name: 'email',
      hint: 'For invoices',
      value: '',
      onChange: nothing,
    }
    const { rerender } = render(<TextField {...field} />)
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('For invoices')
    rerender(<TextField {...field} error="Enter a valid email address" />)
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Enter a valid email address',
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a valid email address')
  })

  it('keeps a hidden label for screen readers', () => {
    render(<TextField label="Sort" name="sort" hideLabel value="" onChange={nothing} />)
    expect(screen.getByRole('textbox', { name: 'Sort' })).toBeInTheDocument()
  })
})

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    const user = userEvent.setup()
    render(<PasswordField label="Password" name="password" value="secret" onChange={nothing} />)
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  })
})

describe('SelectField', () => {
  it('reports the chosen value', async () => {
    const handleChange = jest.fn()
    const options = [
      { value: 'courier', label: 'Courier' },
      { value: 'bus', label: 'Bus' },
    ]
    render(
      <SelectField
        label="Delivery"
        name="delivery"
        options={options}
        value=""
        placeholder="Choose"
        onChange={handleChange}
      />,
    )
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose')
    await userEvent.selectOptions(screen.getByLabelText('Delivery'), 'Bus')
    expect(handleChange).toHaveBeenCalledWith('bus')
  })
})

describe('RadioCards', () => {
  it('is a named group that reports the chosen value', async () => {
    const handleChange = jest.fn()
    const options = [
      { value: 'courier', label: 'Courier', description: 'DTDC, FedEx' },
      { value: 'bus', label: 'Bus' },
    ]
    render(
      <RadioCards
        label="Delivery method"
        name="method"
        options={options}
        value="bus"
        onChange={handleChange}
      />,
    )
    expect(screen.getByRole('radiogroup', { name: 'Delivery method' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Bus' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /Courier/ }))
    expect(handleChange).toHaveBeenCalledWith('courier')
  })
})

describe('CheckboxField', () => {
  it('reports a boolean', async () => {
    const handleChange = jest.fn()
    render(<CheckboxField label="In stock" name="inStock" value={false} onChange={handleChange} />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'In stock' }))
    expect(handleChange).toHaveBeenCalledWith(true)
  })
})

describe('FileDrop', () => {
  const proof = new File(['x'.repeat(1536)], 'proof.png', { type: 'image/png' })

  it('accepts a chosen file', async () => {
    const handleChange = jest.fn()
    render(
      <FileDrop label="Payment proof" name="proof" value={undefined} onChange={handleChange} />,
    )
    await userEvent.upload(screen.getByLabelText('Payment proof'), proof)
    expect(handleChange).toHaveBeenCalledWith(proof)
  })

  it('is not emptied by a dialog that is closed, and takes the same file again once it was removed', async () => {
    const handleChange = jest.fn()
    const field = { label: 'Payment proof', name: 'proof', onChange: handleChange }
    const { rerender } = render(<FileDrop {...field} value={undefined} />)
    const input = screen.getByLabelText<HTMLInputElement>('Payment proof')
    await userEvent.upload(input, proof)
    rerender(<FileDrop {...field} value={proof} />)
    expect(input.files?.[0]).toBe(proof)
    await userEvent.upload(input, [])
    expect(handleChange.mock.calls).toEqual([[proof]])
    rerender(<FileDrop {...field} value={undefined} />)
    expect(input.files).toHaveLength(0)
    await userEvent.upload(input, proof)
    expect(handleChange.mock.calls).toEqual([[proof], [proof]])
  })

  it('accepts a dropped file', () => {
    const handleChange = jest.fn()
    render(
      <FileDrop label="Payment proof" name="proof" value={undefined} onChange={handleChange} />,
    )
    fireEvent.drop(screen.getByLabelText('Payment proof'), { dataTransfer: { files: [proof] } })
    expect(handleChange).toHaveBeenCalledWith(proof)
  })

  it('accepts a pasted file wherever the focus is, but no text with a picture of it', () => {
    const handleChange = jest.fn()
    render(
      <FileDrop label="Payment proof" name="proof" value={undefined} onChange={handleChange} />,
    )
    const cells = { files: [proof], types: ['text/plain', 'Files'] }
    expect(fireEvent.paste(document.body, { clipboardData: cells })).toBe(true)
    expect(handleChange).not.toHaveBeenCalled()
    fireEvent.paste(document.body, { clipboardData: { files: [proof], types: ['Files'] } })
    expect(handleChange.mock.calls).toEqual([[proof]])
  })

  it('shows the file with its size, and removes it', async () => {
    const handleChange = jest.fn()
    render(
      <FileDrop
        label="Payment proof"
        name="proof"
        value={proof}
        onChange={handleChange}
        preview={<p>Picture</p>}
      />,
    )
    expect(screen.getByText('proof.png')).toHaveTextContent('proof.png 1.5 KB')
    expect(screen.getByRole('status')).toHaveTextContent('proof.png 1.5 KB')
    const field = screen.getByLabelText('Payment proof')
    expect(field).toHaveAccessibleName('Payment proof')
    expect(field).toHaveAccessibleDescription('proof.png 1.5 KB')
    expect(screen.getByText('Picture')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }))
    expect(handleChange).toHaveBeenCalledWith(undefined)
  })
})

describe('SearchField', () => {
  it('gets the focus by a slash, but not while the user types elsewhere', async () => {
    const user = userEvent.setup()
    render(
      <>
        <input aria-label="Elsewhere" />
        <SearchField label="Search products" shortcut value="" onChange={nothing} />
      </>,
    )
    await user.type(screen.getByLabelText('Elsewhere'), '/')
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus()
    await user.tab()
    screen.getByRole('searchbox').blur()
    await user.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveFocus()
  })

  it('searches on Enter and clears on demand, keeping the focus', async () => {
    const user = userEvent.setup()
    const handleChange = jest.fn()
    const handleSearch = jest.fn()
    render(
      <SearchField label="Search" value="toner" onChange={handleChange} onSearch={handleSearch} />,
    )
    await user.type(screen.getByRole('searchbox'), '{Enter}')
    expect(handleSearch).toHaveBeenCalledWith('toner')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(handleChange).toHaveBeenCalledWith('')
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })
})
