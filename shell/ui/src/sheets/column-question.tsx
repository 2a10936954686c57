import { t } from '@lingui/core/macro'
import type { TableHead } from '@store/contract/schemas/table-head'
import { Button, Cluster, Stack, theme } from '@store/ui/shared'
import { Columns3 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { type Option, SelectField } from '../fields/select-field.tsx'
import { SuggestionField } from '../fields/suggestion-field.tsx'
import { FormMessage } from '../states/form-message.tsx'
import { FirstRows, headingAt } from './first-rows.tsx'

const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space.s};
`

/** The value of a column that the file does not have. */
const none = 'none'
/** The value of a column that the file does not have because all its rows share a value. */
const same = 'same'

/** A column that a person is asked for. */
export type AskedColumn = {
  /** What the answer calls it. */
  column: string
  label: string
  hint?: string
  /** The position that is probable, from 0; `none` where the file probably has no such column. */
  start: number | 'none' | undefined
  /** The file may be without it. */
  isOptional?: boolean
  /** All rows may share a value that is typed instead. */
  fixed?: FixedQuestion
}

/** How the value that all rows share is asked for. */
export type FixedQuestion = {
  /** The choice among the columns. */
  choice: string
  /** The label of the field for the value. */
  label: string
  suggestions: readonly string[]
  /** What was typed before; then it is chosen. */
  start?: string | undefined
}

export type ColumnQuestionProps = {
  head: TableHead
  asked: readonly AskedColumn[]
  /** Why it is asked, and for whom the answer is remembered. */
  children: ReactNode
  /** Said when a column is missing. */
  incomplete: string
  /** Whether a file can be read by these columns, when all that are not optional are chosen. */
  isEnough?: (columns: readonly string[]) => boolean
  /** A column without a heading cannot be chosen. */
  isByHeading?: boolean
  /** Why the file could not be read with the columns that were chosen. */
  error: string | undefined
  /** @param positions of the columns that the file has, @param fixed what all rows share of others */
  onAnswer: (positions: Record<string, number>, fixed: Record<string, string>) => void
  onCancel: () => void
}

const firstChoices = (asked: readonly AskedColumn[]) =>
  Object.fromEntries(
    asked.map(({ column, start = '', fixed }) => [column, fixed?.start ? same : String(start)]),
  )

/** Who takes the column that another one had leaves that one without. */
function withoutPosition(
  chosen: Readonly<Record<string, string>>,
  asked: readonly AskedColumn[],
  position: string,
): Record<string, string> {
  return Object.fromEntries(
    asked.map(({ column, isOptional }) => {
      const at = chosen[column] ?? ''
      return [column, at !== position || at === same ? at : isOptional ? none : '']
    }),
  )
}

type ColumnFieldProps = {
  asked: AskedColumn
  /** The columns of the file. */
  options: readonly Option[]
  chosen: string
  onChoose: (position: string) => void
  /** The value of all rows. */
  typed: string
  onType: (value: string) => void
}

/** A select for one column, and the field for a value that all rows share. */
function ColumnField({ asked, options, chosen, onChoose, typed, onType }: ColumnFieldProps) {
  const { column, label, hint, isOptional, fixed } = asked
  return (
    <Stack gap="xs">
      <SelectField
        label={label}
        {...(hint !== undefined && { hint })}
        name={`column-${column}`}
        placeholder={t`Choose a column`}
        options={[
          ...options,
          ...(fixed ? [{ value: same, label: fixed.choice }] : []),
          ...(isOptional ? [{ value: none, label: t`Not in the file` }] : []),
        ]}
        value={chosen}
        onChange={onChoose}
      />
      {fixed && chosen === same ? (
        <SuggestionField
          label={fixed.label}
          name={`fixed-${column}`}
          suggestions={fixed.suggestions}
          maxLength={80}
          autoComplete="off"
          value={typed}
          onChange={onType}
        />
      ) : null}
    </Stack>
  )
}

/** Asks what the columns of a file are: its first rows, and a select for each column that is needed. */
export function ColumnQuestion(props: ColumnQuestionProps) {
  const { head, asked, isByHeading, error, onAnswer, onCancel } = props
  const { sheet } = head
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() => firstChoices(asked))
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(asked.map(({ column, fixed }) => [column, fixed?.start ?? ''])),
  )
  const [isIncomplete, setIsIncomplete] = useState(false)
  const selects = useRef<HTMLDivElement>(null)
  useEffect(() => selects.current?.querySelector('select')?.focus(), [])
  const options = head.headings.flatMap((heading, at) =>
    isByHeading && heading === '' ? [] : [{ value: String(at), label: headingAt(heading, at) }],
  )
  const handleRead = () => {
    const found = asked.filter(({ column }) => chosen[column] !== none)
    const fixed = found.filter(({ column }) => chosen[column] === same)
    const isComplete =
      asked.every(({ column }) => chosen[column] !== '') &&
      fixed.every(({ column }) => typed[column]?.trim()) &&
      (props.isEnough?.(found.map(({ column }) => column)) ?? true)
    setIsIncomplete(!isComplete)
    if (!isComplete) return
    onAnswer(
      Object.fromEntries(
        found.flatMap(({ column }) =>
          chosen[column] === same ? [] : [[column, Number(chosen[column])]],
        ),
      ),
      Object.fromEntries(fixed.map(({ column }) => [column, typed[column]?.trim() ?? ''])),
    )
  }
  const message = isIncomplete ? props.incomplete : error
  return (
    <Stack gap="s">
      <p>{props.children}</p>
      {sheet === undefined ? null : <p>{t`Read from the sheet “${sheet}”.`}</p>}
      <FirstRows head={head} />
      <Selects ref={selects}>
        {asked.map((one) => {
          const { column } = one
          return (
            <ColumnField
              key={column}
              asked={one}
              options={options}
              chosen={chosen[column] ?? ''}
              onChoose={(position) => {
                setIsIncomplete(false)
                setChosen({ ...withoutPosition(chosen, asked, position), [column]: position })
              }}
              typed={typed[column] ?? ''}
              onType={(value) => {
                setIsIncomplete(false)
                setTyped({ ...typed, [column]: value })
              }}
            />
          )
        })}
      </Selects>
      {message === undefined ? null : <FormMessage>{message}</FormMessage>}
      <Cluster gap="s">
        <Button icon={Columns3} onClick={handleRead}>{t`Read with these columns`}</Button>
        <Button variant="secondary" onClick={onCancel}>{t`Cancel`}</Button>
      </Cluster>
    </Stack>
  )
}
