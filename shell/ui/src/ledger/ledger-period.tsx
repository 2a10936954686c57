import { t } from '@lingui/core/macro'
import { addDays, indiaDayOf, startOfFinancialYear } from '@store/contract/rules/india-days'
import { Cluster } from '@store/ui/shared'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useUrlState } from '../navigation/use-url-state.ts'

/** The days of a statement; blank: the financial year until today. */
export interface LedgerDays {
  from: string
  to: string
}

const day = /^\d{4}-\d\d-\d\d$/

/** Reads the days of a statement from the URL; what is no day is blank. */
export function readDays(params: URLSearchParams): LedgerDays {
  const read = (name: string) => {
    const given = params.get(name) ?? ''
    return day.test(given) ? given : ''
  }
  return { from: read('from'), to: read('to') }
}

function writeDays({ from, to }: LedgerDays): URLSearchParams {
  return new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
}

/** The days of a statement in the URL. */
export function useLedgerDays() {
  return useUrlState({ read: readDays, write: writeDays })
}

/** The financial year that begins on a day, as people write it. */
function yearName(start: string): string {
  return `${start.slice(0, 4)}-${String(Number(start.slice(2, 4)) + 1).padStart(2, '0')}`
}

function periods(today: string) {
  const year = startOfFinancialYear(today)
  const last = startOfFinancialYear(addDays(year, -1))
  const month = `${today.slice(0, 8)}01`
  const [ofYear, ofLast] = [yearName(year), yearName(last)]
  return [
    { value: '~', label: t`This financial year, ${ofYear}` },
    { value: `${last}~${addDays(year, -1)}`, label: t`Last financial year, ${ofLast}` },
    { value: `${month}~`, label: t`This month` },
    {
      value: `${addDays(month, -1).slice(0, 8)}01~${addDays(month, -1)}`,
      label: t`Last month`,
    },
  ]
}

type PeriodFieldProps = {
  days: LedgerDays
  onChange: (days: Partial<LedgerDays>) => void
  /** For a place in a line of other controls. */
  hideLabel?: boolean
}

/** Chooses the days of a statement or a report: a usual period, or any. */
export function PeriodField({ days, onChange, hideLabel = false }: PeriodFieldProps) {
  const today = indiaDayOf(new Date())
  const usual = periods(today)
  const current = `${days.from}~${days.to}`
  const isUsual = usual.some(({ value }) => value === current)
  const other = { value: 'other', label: t`Other days` }
  const handlePeriod = (value: string) => {
    const [from = '', to = ''] = value.split('~')
    onChange(value === 'other' ? { from: startOfFinancialYear(today), to: today } : { from, to })
  }
  return (
    <Cluster gap="s">
      <SelectField
        name="period"
        label={t`Period`}
        hideLabel={hideLabel}
        options={[...usual, other]}
        value={isUsual ? current : 'other'}
        onChange={handlePeriod}
      />
      {isUsual ? null : (
        <>
          <TextField
            name="from"
            label={t`From`}
            hideLabel={hideLabel}
            type="date"
            max={days.to || today}
            value={days.from}
            onChange={(from) => onChange({ from })}
          />
          <TextField
            name="to"
            label={t`To`}
            hideLabel={hideLabel}
            type="date"
            max={today}
            value={days.to}
            onChange={(to) => onChange({ to })}
          />
        </>
      )}
    </Cluster>
  )
}

/** The period of a statement in the URL. @param hideLabel for a place in a line of other controls */
export function LedgerPeriod({ hideLabel = false }: { hideLabel?: boolean }) {
  const { view, change } = useLedgerDays()
  return <PeriodField days={view} onChange={change} hideLabel={hideLabel} />
}
