import type { SlabForm } from '@store/contract/rules/catalog/slab-forms'
import type { FieldError } from '@store/contract/rules/field-errors'
import { Button, IconButton, Stack, TextField, theme } from '@store/ui'
import { Plus, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { useRowFocus } from '../../focus/use-row-focus.ts'

const blankSlab: SlabForm = { minQty: '', maxQty: '', price: '' }
const maxSlabs = 20

const Row = styled.li`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) ${theme.target};
  align-items: end;
  gap: ${theme.space.xs};
`

const ErrorText = styled.p`
  grid-column: 1 / -1;
  color: ${theme.color.danger};
  font-size: ${theme.size.s};
`

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.s};
`

type SlabEditorProps = {
  value: SlabForm[]
  onChange: (slabs: SlabForm[]) => void
  /** As `quantityBasedPrices.<index>`. */
  faults: readonly FieldError[]
}

/** Edits the quantity prices of a product; errors show while typing (desks 1.8). */
export function SlabEditor({ value, onChange, faults }: SlabEditorProps) {
  const { list, adder, followAdded, followRemoved } = useRowFocus()
  const add = () => {
    followAdded()
    onChange([...value, blankSlab])
  }
  const remove = (index: number) => {
    followRemoved()
    onChange(value.toSpliced(index, 1))
  }
  return (
    <Stack gap="s">
      {value.length === 0 ? null : (
        <Rows ref={list} aria-label="Quantity prices">
          {value.map((slab, index) => (
            <SlabRow
              // A slab has no identity but its index.
              key={`slab-${String(index)}`}
              slab={slab}
              position={index}
              error={faults.find(({ field }) => field === `quantityBasedPrices.${index}`)?.message}
              onChange={(next) => onChange(value.with(index, next))}
              onRemove={() => remove(index)}
            />
          ))}
        </Rows>
      )}
      <Button
        ref={adder}
        variant="secondary"
        size="s"
        icon={Plus}
        disabled={value.length >= maxSlabs}
        onClick={add}
      >
        Add slab
      </Button>
    </Stack>
  )
}

type SlabRowProps = {
  slab: SlabForm
  position: number
  error: string | undefined
  onChange: (slab: SlabForm) => void
  onRemove: () => void
}

function SlabRow({ slab, position, error, onChange, onRemove }: SlabRowProps) {
  const name = `quantityBasedPrices.${position}`
  return (
    <Row>
      <TextField
        label="Min qty"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={slab.minQty}
        onChange={(minQty) => onChange({ ...slab, minQty })}
      />
      <TextField
        label="Max qty"
        name={`${name}.maxQty`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="any"
        value={slab.maxQty}
        onChange={(maxQty) => onChange({ ...slab, maxQty })}
      />
      <TextField
        label="Slab price (₹)"
        name={`${name}.price`}
        inputMode="decimal"
        autoComplete="off"
        value={slab.price}
        onChange={(price) => onChange({ ...slab, price })}
      />
      <IconButton label={`Remove slab ${position + 1}`} icon={Trash2} onClick={onRemove} />
      {error === undefined ? null : <ErrorText role="alert">{error}</ErrorText>}
    </Row>
  )
}
