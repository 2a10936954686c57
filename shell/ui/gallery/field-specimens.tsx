import { Grid, PasswordField, QuantityStepper, SearchField, TextArea, TextField } from '@store/ui'
import { useState } from 'react'
import { Family, Specimen } from './specimen.tsx'

/** Input fields. */
export function FieldSpecimens() {
  const [text, setText] = useState('Meera Shah')
  const [query, setQuery] = useState('toner')
  const [quantity, setQuantity] = useState(2)
  const field = { value: text, onChange: setText }
  return (
    <Family title="Fields">
      <Grid min="14rem">
        <TextField label="Name" name="name" {...field} />
        <TextField label="With a hint" name="hint" hint="As on the invoice" required {...field} />
        <TextField label="With a fault" name="fault" error="Enter a valid email" {...field} />
        <TextField label="Disabled" name="disabled" disabled {...field} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value="Store@123"
          onChange={() => undefined}
        />
        <SearchField label="Search" value={query} onChange={setQuery} />
        <TextArea label="Message" name="message" {...field} />
        <TextArea label="Faulty message" name="reason" error="Say why" {...field} />
      </Grid>
      <Specimen name="QuantityStepper">
        <QuantityStepper label="Quantity" value={quantity} max={5} onChange={setQuantity} />
        <QuantityStepper label="At the least" value={1} max={5} onChange={() => undefined} />
        <QuantityStepper label="At the most" value={5} max={5} onChange={() => undefined} />
        <QuantityStepper
          label="Out of reach"
          value={1}
          max={5}
          onChange={() => undefined}
          disabled
        />
      </Specimen>
    </Family>
  )
}
