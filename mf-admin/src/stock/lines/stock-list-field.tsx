import { type FieldBinding, Stack, TextArea, TextField } from '@store/ui'
import { useState } from 'react'
import { addScanned } from './stock-list-text.ts'

type StockListFieldProps = {
  /** The list, a line each. */
  field: FieldBinding<string>
  label: string
  hint: string
}

/** A list of pieces to paste or to type, and a field for a scanner: it types a model and presses Enter. */
export function StockListField({ field, label, hint }: StockListFieldProps) {
  const [code, setCode] = useState('')
  const [scanned, setScanned] = useState('')
  const handleKey = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const typed = code.trim()
    if (typed === '') return
    field.onChange(addScanned(field.value, typed))
    setScanned(typed)
    setCode('')
  }
  return (
    <Stack gap="s">
      <TextField
        label="Scan or type a model, then Enter"
        hint="Each Enter adds a piece"
        value={code}
        onChange={setCode}
        onKeyDown={handleKey}
        name="scan"
        autoComplete="off"
      />
      <span role="status">{scanned === '' ? '' : `Added a piece of ${scanned}`}</span>
      <TextArea label={label} hint={hint} rows={8} required spellCheck={false} {...field} />
    </Stack>
  )
}
