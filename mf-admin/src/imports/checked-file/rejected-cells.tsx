import { describeRejection } from '@store/contract/rules/catalog/imports/rejections'
import type { FoundColumn, RejectedCell } from '@store/contract/schemas/catalog/imports'
import {
  Button,
  Cluster,
  type Column,
  formatCount,
  Pagination,
  Stack,
  Table,
  theme,
} from '@store/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { columnNameOf } from './column-names.ts'

/** Rows per page: thousands at once would be slow to render. */
const pageSize = 50

const Note = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type RejectedCellsProps = {
  cells: readonly RejectedCell[]
  /** Columns of the file, to show its own headings. */
  columns: readonly FoundColumn[]
  /** Downloads the rejected rows. */
  onDownload: () => Promise<void>
}

function tableOf(columns: readonly FoundColumn[]): Column<RejectedCell>[] {
  const headingOf = (field: string) =>
    columns.find(({ column }) => column === field)?.heading ?? columnNameOf(field)
  return [
    { key: 'row', header: 'Row', cell: ({ row }) => formatCount(row) },
    { key: 'column', header: 'Column', cell: ({ field }) => headingOf(field) },
    { key: 'fault', header: 'What is wrong', cell: describeRejection },
  ]
}

/** The rejected cells of a file: row, column, value and error; the rows can be downloaded. */
export function RejectedCells({ cells, columns, onDownload }: RejectedCellsProps) {
  const [page, setPage] = useState(1)
  const [isLoading, setIsLoading] = useState(false)
  const handleDownload = async () => {
    setIsLoading(true)
    await onDownload()
    setIsLoading(false)
  }
  const shown = cells.slice((page - 1) * pageSize, page * pageSize)
  return (
    <Stack gap="s">
      <Cluster gap="s">
        <Button
          variant="secondary"
          icon={Download}
          busy={isLoading}
          onClick={() => void handleDownload()}
        >
          Download the rows at fault
        </Button>
        <Note>Correct them in this file and upload it as it is.</Note>
      </Cluster>
      <Table
        caption="Rows at fault"
        columns={tableOf(columns)}
        rows={shown}
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
      />
      <Pagination page={page} pages={Math.ceil(cells.length / pageSize)} onPage={setPage} />
    </Stack>
  )
}
