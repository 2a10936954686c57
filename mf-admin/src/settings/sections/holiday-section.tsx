import {
  type Holiday,
  mostHolidays,
  validateHolidays,
} from '@store/contract/rules/settings/holiday-rules'
import { settingsMessages } from '@store/contract/rules/settings/settings-messages'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import {
  Button,
  Cluster,
  Form,
  type FormState,
  IconButton,
  SubmitButton,
  TextField,
  theme,
  toast,
  useForm,
} from '@store/ui'
import { Plus, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { useSaveHolidaysMutation } from '../settings-api.ts'
import { SectionForm } from './section-form.tsx'

type Holidays = ManagedSettings['holidays']

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.s};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${theme.target};
  align-items: start;
  gap: ${theme.space.xs};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) ${theme.target};
  }
`

/** Beside the day on phones, beside both fields elsewhere; below their labels. */
const Remove = styled.div`
  grid-area: 1 / -2;
  padding-block-start: ${theme.space.l};
`

/** Days on which the seller does not ship, for the shipping policy. */
export function HolidaySection({ settings }: { settings: ManagedSettings }) {
  return (
    <SectionForm
      title="Holidays"
      current={settings.holidays}
      unchanged="No days have been saved yet."
    >
      {(base, onSaved) => <HolidayForm base={base} onSaved={onSaved} />}
    </SectionForm>
  )
}

type HolidayFormProps = { base: Holidays; onSaved: (saved: Holidays) => void }

function HolidayForm({ base, onSaved }: HolidayFormProps) {
  const [save] = useSaveHolidaysMutation()
  const { value, version } = base
  const form = useForm<{ days: Holiday[] }>({
    initial: { days: value },
    draft: `settings/holidays/${version}`,
    validate: ({ days }) => validateHolidays(days),
    failure: settingsMessages.saveFailed,
    submit: async ({ days }) => {
      const { message, settings } = await save({ days, seen: version }).unwrap()
      toast.success(message)
      onSaved(settings.holidays)
    },
  })
  const { days } = form.values
  return (
    <Form form={form} aria-label="Holidays">
      <p>The shipping policy lists the coming ones. Sundays need not be entered.</p>
      {days.length === 0 ? null : (
        <Rows aria-label="Days without shipping">
          {days.map((day, index) => (
            <HolidayRow
              // A day has no identity but its index: its date may be typed.
              key={`day-${String(index)}`}
              form={form}
              day={day}
              index={index}
            />
          ))}
        </Rows>
      )}
      <Cluster gap="s">
        <Button
          variant="secondary"
          icon={Plus}
          disabled={days.length >= mostHolidays}
          onClick={() => form.set('days', [...days, { date: '', name: '' }])}
        >
          Add a day
        </Button>
        <SubmitButton form={form}>Save Holidays</SubmitButton>
      </Cluster>
    </Form>
  )
}

type HolidayRowProps = { form: FormState<{ days: Holiday[] }>; day: Holiday; index: number }

function HolidayRow({ form, day, index }: HolidayRowProps) {
  const { days } = form.values
  const errorOf = (field: string) => form.faults.find((fault) => fault.field === field)?.message
  const [date, name] = [`days.${index}.date`, `days.${index}.name`]
  const change = (part: Partial<Holiday>) => form.set('days', days.with(index, { ...day, ...part }))
  return (
    <Row>
      <TextField
        label="Day"
        name={date}
        type="date"
        error={errorOf(date)}
        value={day.date}
        onChange={(next) => change({ date: next })}
      />
      <TextField
        label="Name"
        name={name}
        maxLength={60}
        autoComplete="off"
        error={errorOf(name)}
        value={day.name}
        onChange={(next) => change({ name: next })}
      />
      <Remove>
        <IconButton
          label={`Remove day ${index + 1}`}
          icon={Trash2}
          onClick={() => form.set('days', days.toSpliced(index, 1))}
        />
      </Remove>
    </Row>
  )
}
