import { t } from '@lingui/core/macro'
import type { TableHead } from '@store/contract/schemas/table-head'
import { Button, Cluster, Stack, theme } from '@store/ui/shared'
import { Columns3 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { SelectField } from '../fields/select-field.tsx'
import { FormMessage } from '../states/form-message.tsx'
import { FirstRows, headingAt } from './first-rows.tsx'

const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space.s};
`

/** The value of a column that the file does not have. */
const none = 'none'

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
  /** @param positions of the columns that the file has */
  onAnswer: (positions: Record<string, number>) => void
  onCancel: () => void
}

const firstChoices = (asked: readonly AskedColumn[]) =>
  Object.fromEntries(asked.map(({ column, start = '' }) => [column, String(start)]))

/** Who takes the column that another one had leaves that one without. */
function withoutPosition(
  chosen: Readonly<Record<string, string>>,
  asked: readonly AskedColumn[],
  position: string,
): Record<string, string> {
  return Object.fromEntries(
    asked.map(({ column, isOptional }) => {
      const at = chosen[column] ?? ''
      return [column, at !== position ? at : isOptional ? none : '']
    }),
  )
}

/** Asks what the columns of a file are: its first rows, and a select for each column that is needed. */
export function ColumnQuestion(props: ColumnQuestionProps) {
  const { head, asked, isByHeading, error, onAnswer, onCancel } = props
  const { sheet } = head
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() => firstChoices(asked))
  const [isIncomplete, setIsIncomplete] = useState(false)
  const selects = useRef<HTMLDivElement>(null)
  useEffect(() => selects.current?.querySelector('select')?.focus(), [])
  const options = head.headings.flatMap((heading, at) =>
    isByHeading && heading === '' ? [] : [{ value: String(at), label: headingAt(heading, at) }],
  )
  const handleRead = () => {
    const found = asked.filter(({ column }) => chosen[column] !== none)
    const isComplete =
      asked.every(({ column }) => chosen[column] !== '') &&
      (props.isEnough?.(found.map(({ column }) => column)) ?? true)
    setIsIncomplete(!isComplete)
    if (!isComplete) return
    onAnswer(Object.fromEntries(found.map(({ column }) => [column, Number(chosen[column])])))
  }
  const message = isIncomplete ? props.incomplete : error
  return (
    <Stack gap="s">
      <p>{props.children}</p>
      {sheet === undefined ? null : <p>{t`Read from the sheet “${sheet}”.`}</p>}
      <FirstRows head={head} />
      <Selects ref={selects}>
        {asked.map(({ column, label, hint, isOptional }) => (
          <SelectField
            key={column}
            label={label}
            {...(hint !== undefined && { hint })}
            name={`column-${column}`}
            placeholder={t`Choose a column`}
            options={
              isOptional ? [...options, { value: none, label: t`Not in the file` }] : options
            }
            value={chosen[column] ?? ''}
            onChange={(position) => {
              setIsIncomplete(false)
              setChosen({ ...withoutPosition(chosen, asked, position), [column]: position })
            }}
          />
        ))}
      </Selects>
      {message === undefined ? null : <FormMessage>{message}</FormMessage>}
      <Cluster gap="s">
        <Button icon={Columns3} onClick={handleRead}>{t`Read with these columns`}</Button>
        <Button variant="secondary" onClick={onCancel}>{t`Cancel`}</Button>
      </Cluster>
    </Stack>
  )
}
