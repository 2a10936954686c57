import { addDays, indiaDayOf } from '@store/contract/rules/india-days'
import { theme } from '@store/ui'
import styled from 'styled-components'
import type { OrdersView } from './orders-view.ts'

type Days = Pick<OrdersView, 'from' | 'to'>

const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs};
  margin: 0;
  padding: 0;
  border: 0;

  button {
    min-height: ${theme.targetDense};
    padding-inline: ${theme.space.s};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font-size: ${theme.size.s};
    white-space: nowrap;
    cursor: pointer;
  }

  button:is([aria-pressed='true'], [aria-expanded='true']) {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
  }
`

/** Periods that end today, in India. */
const periods = [
  { label: 'Today', days: 1 },
  { label: '7 days', days: 7 },
  { label: '30 days', days: 30 },
] as const

const daysOf = (days: number): Days => ({
  from: addDays(indiaDayOf(new Date()), 1 - days),
  to: '',
})
const isSame = (one: Days, other: Days) => one.from === other.from && one.to === other.to

/** True for days that none of the chips stands for. */
export function areOwnDays(shown: Days): boolean {
  return (
    (shown.from !== '' || shown.to !== '') &&
    !periods.some(({ days }) => isSame(daysOf(days), shown))
  )
}

type DateChipsProps = {
  shown: Days
  /** The date fields are shown. */
  isChoosing: boolean
  onChange: (days: Days) => void
  onChoose: () => void
}

/** The usual periods, one press each; a second press removes one. */
export function DateChips({ shown, isChoosing, onChange, onChoose }: DateChipsProps) {
  return (
    <Chips aria-label="Ordered">
      {periods.map(({ label, days }) => {
        const isShown = isSame(daysOf(days), shown)
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isShown}
            onClick={() => onChange(isShown ? { from: '', to: '' } : daysOf(days))}
          >
            {label}
          </button>
        )
      })}
      <button type="button" aria-expanded={isChoosing} onClick={onChoose}>
        Other days
      </button>
    </Chips>
  )
}
