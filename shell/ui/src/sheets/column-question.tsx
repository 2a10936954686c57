import { t } from '@lingui/core/macro'
import { isNameOf, type NamedColumn } from '@store/contract/rules/sheets/column-names'
import type { TableHead } from '@store/contract/schemas/table-head'
import { Button, Cluster, Heading, Stack, theme, VisuallyHidden } from '@store/ui/shared'
import { Columns3 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { SelectField } from '../fields/select-field.tsx'
import { FormMessage } from '../states/form-message.tsx'

const Preview = styled.div`
  overflow-x: auto;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  font-size: ${theme.size.s};

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    max-width: 14rem;
    overflow: hidden;
    padding: ${theme.space.xxs} ${theme.space.xs};
    border-block-end: 1px solid ${theme.color.border};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  tr:last-child > td {
    border-block-end: 0;
  }
`

const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${theme.space.s};
`

/** What a file must have: the meaning of a column, and what it is called on the screen. */
export type NeededColumn = { column: NamedColumn; label: string }

type ColumnQuestionProps = {
  fileName: string
  head: TableHead
  needed: readonly NeededColumn[]
  /** Said when a column is missing, or chosen twice. */
  incomplete: string
  /** Why the file could not be read with the columns that were chosen. */
  error: string | undefined
  onAnswer: (positions: Record<string, number>) => void
  onCancel: () => void
}

/** The only column with one of the names, if there is just one. */
function findOnly(column: NamedColumn, headings: readonly string[]): string {
  const fitting = [...headings.keys()].filter((at) => isNameOf(column, headings[at] ?? ''))
  return fitting.length === 1 ? String(fitting[0]) : ''
}

function headingOf(heading: string, position: number): string {
  const number = position + 1
  return heading || t`Column ${number}`
}

function FirstRows({ head }: { head: TableHead }) {
  const title = t`First rows of the file`
  return (
    <Preview role="region" aria-label={title} tabIndex={0}>
      <table>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            {head.headings.map((heading, at) => (
              <th key={`${String(at)} ${heading}`} scope="col">
                {headingOf(heading, at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {head.rows.map((cells, row) => (
            <tr key={`${String(row)} ${cells.join(' ')}`}>
              {cells.map((cell, at) => (
                <td key={`${String(at)} ${cell}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Preview>
  )
}

/** Asks what the columns of a file are: its first rows, and a select for each column that is needed. */
export function ColumnQuestion(props: ColumnQuestionProps) {
  const { fileName, head, needed, incomplete, error, onAnswer, onCancel } = props
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(needed.map(({ column }) => [column, findOnly(column, head.headings)])),
  )
  const [isIncomplete, setIsIncomplete] = useState(false)
  const selects = useRef<HTMLDivElement>(null)
  useEffect(() => selects.current?.querySelector('select')?.focus(), [])
  const options = head.headings.map((heading, at) => ({
    value: String(at),
    label: headingOf(heading, at),
  }))
  const handleRead = () => {
    const positions = needed.map(({ column }) => chosen[column] ?? '')
    const isComplete = !positions.includes('') && new Set(positions).size === needed.length
    setIsIncomplete(!isComplete)
    if (!isComplete) return
    onAnswer(Object.fromEntries(needed.map(({ column }) => [column, Number(chosen[column])])))
  }
  const message = isIncomplete ? incomplete : error
  return (
    <Stack gap="s">
      <Heading level={3}>{t`What are the columns of ${fileName}?`}</Heading>
      <p>{t`Nothing in the file tells. Your choice is remembered for the next file with these headings.`}</p>
      <FirstRows head={head} />
      <Selects ref={selects}>
        {needed.map(({ column, label }) => (
          <SelectField
            key={column}
            label={label}
            name={`column-${column}`}
            placeholder={t`Choose a column`}
            options={options}
            value={chosen[column] ?? ''}
            onChange={(position) => {
              setIsIncomplete(false)
              setChosen({ ...chosen, [column]: position })
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
