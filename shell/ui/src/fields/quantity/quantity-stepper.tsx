import { t } from '@lingui/core/macro'
import { IconButton, VisuallyHidden } from '@store/ui/shared'
import { Minus, Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Amount, Bar } from './quantity-stepper-styles.ts'

type QuantityStepperProps = {
  value: number
  onChange: (quantity: number) => void
  /** The stock; without it there is no upper limit. */
  max?: number
  min?: number
  label?: string
  /** Called when more than `max` was typed; the quantity is set to `max` then. */
  onExceed?: () => void
  disabled?: boolean
}

/**
 * A quantity to step or type; a whole number, at least 1, at most the stock (ordering 1.2).
 * @example <QuantityStepper value={2} max={product.stock} onChange={setQuantity} onExceed={warn} />
 */
export function QuantityStepper({ value, onChange, onExceed, ...props }: QuantityStepperProps) {
  const { min = 1, max = Number.POSITIVE_INFINITY, label = t`Quantity`, disabled = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()

  const take = (wanted: number) => {
    if (wanted > max) onExceed?.()
    const quantity = Math.max(min, Math.min(max, wanted))
    if (quantity !== value) onChange(quantity)
    return quantity
  }
  const handleStep = (step: number) => (event: React.MouseEvent) => {
    setTyped(undefined)
    const quantity = take(value + step)
    // The button becomes disabled at its limit; keyboard users (clicks without a pointer) must not lose the focus.
    const isAtEnd = step > 0 ? quantity >= max : quantity <= min
    if (isAtEnd && event.detail === 0) input.current?.focus()
  }
  const handleType = (text: string) => {
    const digits = text.replace(/\D/g, '')
    const wanted = Number(digits)
    setTyped(wanted > max ? String(max) : digits)
    if (wanted >= min) take(wanted)
  }

  return (
    <Bar>
      <VisuallyHidden as="label" id={id} htmlFor={`${id}-input`}>
        {label}
      </VisuallyHidden>
      <IconButton
        label={t`Decrease quantity`}
        aria-describedby={id}
        icon={Minus}
        disabled={disabled || value <= min}
        onClick={handleStep(-1)}
      />
      <Amount
        ref={input}
        id={`${id}-input`}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => handleType(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(undefined)}
      />
      <IconButton
        label={t`Increase quantity`}
        aria-describedby={id}
        icon={Plus}
        disabled={disabled || value >= max}
        onClick={handleStep(1)}
      />
    </Bar>
  )
}
