import { t } from '@lingui/core/macro'
import { Button, formatCount, TextField, theme } from '@store/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { type OrderRow, problemOf } from './order-row.ts'

/** The button beside the input; an error below both, so that neither gets narrower by it. Seven rem are six digits. */
const Line = styled.div`
  display: grid;
  grid-template-columns: 7rem max-content;
  justify-content: start;
  gap: ${theme.space.xs};
  text-align: start;

  > :first-child {
    grid-area: 1 / 1 / auto / -1;
    width: 0;
    min-width: 100%;
  }

  > button {
    grid-area: 1 / 2;
    align-self: start;
    min-height: ${theme.target};
    white-space: nowrap;
  }

  /* Keeps a focused field and its error clear of the header and the bar below. */
  input {
    width: 7rem;
    scroll-margin-block: calc(${theme.headerHeight} + ${theme.space.m})
      calc(${theme.viewportFloor} + 12rem);
    text-align: end;
  }
`

/** Attribute of the fields that Enter moves through. */
export const quantityAttribute = 'data-quantity-field'

/** Focuses the field of the next or previous row; after the last one, the button that adds all. */
function moveFrom(field: HTMLInputElement, step: 1 | -1): void {
  const table = field.closest('[data-order-table]')
  const fields = [
    ...(table?.querySelectorAll<HTMLInputElement>(`[${quantityAttribute}]:enabled`) ?? []),
  ]
  const next = fields[fields.indexOf(field) + step]
  const end = table?.querySelector<HTMLButtonElement>('[data-add-lines]')
  if (next) {
    next.focus()
    next.select()
  } else if (step > 0) end?.focus()
}

type QuantityFieldProps = {
  row: OrderRow
  text: string
  refusal: string | undefined
  onType: (row: OrderRow, text: string) => void
  onAdd: () => void
}

/**
 * The quantity of a row. Enter and the arrow keys go to the other rows, Space fills in the usual quantity, Ctrl + Enter
 * adds all rows.
 */
export const QuantityField = memo(function QuantityField(props: QuantityFieldProps) {
  const { row, text, refusal, onType, onAdd } = props
  const { name } = row
  const usual = String(row.usualQuantity)
  const count = formatCount(row.usualQuantity)
  const handleKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    const isHandled = ['Enter', 'ArrowDown', 'ArrowUp', ' '].includes(key)
    if (!isHandled) return
    event.preventDefault()
    if (key === ' ') onType(row, usual)
    else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) onAdd()
    else moveFrom(event.currentTarget, key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <Line>
      <TextField
        label={t`Quantity of ${name}`}
        hideLabel
        name={`quantity-${row.productId}`}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        {...{ [quantityAttribute]: '' }}
        value={text}
        error={refusal ?? problemOf(row, Number(text))}
        onChange={(typed) => onType(row, typed)}
        onKeyDown={handleKeyDown}
      />
      <Button
        variant="quiet"
        size="s"
        tabIndex={-1}
        aria-label={t`Fill ${count} of ${name}`}
        onClick={() => onType(row, usual)}
      >
        {t`Fill ${count}`}
      </Button>
    </Line>
  )
})
