import { t } from '@lingui/core/macro'
import { formatCount, IconButton, TextField, theme } from '@store/ui'
import { Minus, Plus } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import { type OrderRow, problemOf } from './order-row.ts'
import { lessOf, moreOf } from './quantity-steps.ts'

/** The buttons lie on the ends of the field; an error is below all three. */
const Stepper = styled.div`
  display: grid;
  grid-template-columns: ${theme.target} minmax(0, 1fr) ${theme.target};
  width: 8.25rem;
  text-align: start;

  > :first-child {
    grid-area: 1 / 1 / auto / -1;
  }

  > button {
    grid-area: 1 / 1;
    align-self: start;
  }

  > button:last-child {
    grid-column: 3;
  }

  /* Keeps a focused field and its error clear of the header and the bar below. */
  input {
    padding-inline: ${theme.target};
    font-weight: ${theme.weight.medium};
    text-align: center;
    text-overflow: clip;
    scroll-margin-block: calc(${theme.headerHeight} + ${theme.space.m})
      calc(${theme.viewportFloor} + 7rem);
  }

  /* What is usual is offered, not entered yet. */
  input:placeholder-shown {
    border-style: dashed;
    font-weight: ${theme.weight.regular};
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
 * The quantity of a row, whose placeholder is the usual one. The first tap on plus takes that, as Space does; Enter and the
 * arrow keys go to the other rows, Ctrl + Enter adds all rows. Tab passes the buttons: with keys one types.
 */
export const QuantityField = memo(function QuantityField(props: QuantityFieldProps) {
  const { row, text, refusal, onType, onAdd } = props
  const { name, usualQuantity } = row
  const usual = String(usualQuantity)
  const count = formatCount(usualQuantity)
  const less = lessOf(row, text)
  const more = moreOf(row, text)
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
    <Stepper>
      <TextField
        label={t`Quantity of ${name}`}
        hideLabel
        name={`quantity-${row.productId}`}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        placeholder={usual}
        {...{ [quantityAttribute]: '' }}
        value={text}
        error={refusal ?? problemOf(row, Number(text))}
        onChange={(typed) => onType(row, typed)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={handleKeyDown}
      />
      <IconButton
        label={t`One less of ${name}`}
        icon={Minus}
        tabIndex={-1}
        disabled={less === undefined}
        onClick={() => onType(row, less ?? '')}
      />
      <IconButton
        label={Number(text) > 0 ? t`One more of ${name}` : t`Fill ${count} of ${name}`}
        icon={Plus}
        tabIndex={-1}
        disabled={more === undefined}
        onClick={() => onType(row, more ?? text)}
      />
    </Stepper>
  )
})
