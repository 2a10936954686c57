import { addDays, indiaDayOf } from '@store/contract/rules/india-days'
import { SelectField } from '@store/ui'
import type { OrdersView } from './orders-view.ts'

type Days = Pick<OrdersView, 'from' | 'to'>

/** Periods that end today, in India. */
const periods = [
  { value: 'today', label: 'Today', days: 1 },
  { value: 'week', label: 'Last 7 days', days: 7 },
  { value: 'month', label: 'Last 30 days', days: 30 },
] as const

const choices = [
  { value: '', label: 'Any day' },
  ...periods,
  { value: 'own', label: 'Other days' },
] as const

const daysOf = (days: number): Days => ({
  from: addDays(indiaDayOf(new Date()), 1 - days),
  to: '',
})

/** The period of these days; `own` for days that no period stands for. */
function periodOf(shown: Days): (typeof choices)[number]['value'] {
  if (shown.from === '' && shown.to === '') return ''
  const period = periods.find(({ days }) => shown.to === '' && shown.from === daysOf(days).from)
  return period?.value ?? 'own'
}

/** True for days that none of the periods stands for. */
export function areOwnDays(shown: Days): boolean {
  return periodOf(shown) === 'own'
}

type DaysSelectProps = {
  shown: Days
  /** The date fields are shown. */
  isChoosing: boolean
  onChange: (days: Days) => void
  onChoose: () => void
}

/** When the orders were placed: a usual period, or other days, which have fields of their own. */
export function DaysSelect({ shown, isChoosing, onChange, onChoose }: DaysSelectProps) {
  return (
    <SelectField
      label="Days filter"
      hideLabel
      name="days"
      options={choices}
      value={isChoosing ? 'own' : periodOf(shown)}
      onChange={(chosen) => {
        if (chosen === 'own') return onChoose()
        const period = periods.find(({ value }) => value === chosen)
        onChange(period ? daysOf(period.days) : { from: '', to: '' })
      }}
    />
  )
}
