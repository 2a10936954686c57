import type { FoundColumn } from '@store/contract/schemas/catalog/imports'
import type { TableHead } from '@store/contract/schemas/table-head'
import { Button, Cluster, FirstRows, FormMessage, Panel, Stack, theme } from '@store/ui'
import { Columns3 } from 'lucide-react'
import styled from 'styled-components'
import { ColumnChoice } from './column-choice.tsx'
import { columnNames } from './column-names.ts'
import { areExportColumns, findMissing } from './found-columns.ts'

const Fold = styled.details`
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: ${theme.target};
    color: ${theme.color.primary};
    cursor: pointer;
  }
`

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type ColumnsPanelProps = {
  /** The first rows of the file. */
  head: TableHead | undefined
  /** As they were checked. */
  checked: readonly FoundColumn[]
  /** As they are chosen now. */
  chosen: readonly FoundColumn[]
  /** The columns whose value all rows share. */
  fixed: readonly string[]
  isChanged: boolean
  onChange: (columns: FoundColumn[]) => void
  /** Checks the file with the chosen mapping. */
  onCheck: () => void
}

/** The column mapping of a file: collapsed when its headings are those of an export, otherwise open for review. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const { head, checked, chosen, fixed, isChanged, onChange, onCheck } = props
  const missing = findMissing(chosen).filter((column) => !fixed.includes(column))
  const choice = (
    <Stack>
      {head ? <FirstRows head={head} /> : null}
      <ColumnChoice columns={chosen} onChange={onChange} />
      {missing.length === 0 ? null : (
        <Note>
          {`Not in the file: ${missing.map((column) => columnNames[column]).join(', ')}. ${missing.every((column) => column === 'stock') ? 'New products begin with 0' : 'New products need it'}; those that are there keep theirs.`}
        </Note>
      )}
      {isChanged ? (
        <Cluster gap="s">
          <Button icon={Columns3} onClick={onCheck}>
            Check with these columns
          </Button>
          <FormMessage tone="info">The figures below are of the former columns.</FormMessage>
        </Cluster>
      ) : null}
    </Stack>
  )
  if (!areExportColumns(checked)) {
    return <Panel title="Check the columns">{choice}</Panel>
  }
  return (
    <Fold>
      <summary>All {checked.length} columns are known</summary>
      {choice}
    </Fold>
  )
}
