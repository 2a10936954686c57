import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { ProductImport } from '@store/contract/schemas/catalog/imports'
import {
  Button,
  type Column,
  EmptyState,
  formatCount,
  formatDateTime,
  Loading,
  Pagination,
  QueryView,
  readPageParam,
  Skeleton,
  Stack,
  Table,
  theme,
} from '@store/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useGetImportsQuery } from './imports-api.ts'
import { LeftOutRows } from './left-out-rows.tsx'
import { UndoImportDialog } from './undo-import-dialog.tsx'

const pageSize = 10

const Muted = styled.span`
  color: ${theme.color.textMuted};
`

function columnsWith(onUndo: (productImport: ProductImport) => void): Column<ProductImport>[] {
  return [
    { key: 'file', header: 'File', cell: ({ fileName }) => fileName },
    { key: 'when', header: 'When', cell: ({ createdAt }) => formatDateTime(createdAt) },
    { key: 'who', header: 'By', cell: ({ importedBy }) => importedBy.name },
    { key: 'new', header: 'New', align: 'end', cell: ({ created }) => formatCount(created) },
    {
      key: 'changed',
      header: 'Changed',
      align: 'end',
      cell: ({ updated }) => formatCount(updated),
    },
    {
      key: 'bad',
      header: 'Left out',
      align: 'end',
      cell: (productImport) => <LeftOutRows productImport={productImport} />,
    },
    {
      key: 'undo',
      header: 'Undo',
      cell: (productImport) => <UndoCell productImport={productImport} onUndo={onUndo} />,
    },
  ]
}

function UndoCell({
  productImport,
  onUndo,
}: {
  productImport: ProductImport
  onUndo: (productImport: ProductImport) => void
}) {
  if (productImport.undoneAt) {
    return <Muted>{`Undone ${formatDateTime(productImport.undoneAt)}`}</Muted>
  }
  if (!productImport.undoable) return <Muted>Only the last one</Muted>
  return (
    <Button variant="secondary" size="s" icon={Undo2} onClick={() => onUndo(productImport)}>
      Undo
    </Button>
  )
}

function NoImports() {
  return (
    <EmptyState
      title="No imports yet."
      text="Choose a file above; what it changed is listed here and can be undone."
    />
  )
}

/**
 * The history of imports; the last one can be undone.
 * @param onUndone called after an import is undone
 */
export function ImportList({ onUndone }: { onUndone: (importId: string) => void }) {
  const [params, setParams] = useSearchParams()
  const page = readPageParam(params)
  const imports = useGetImportsQuery({ page, limit: pageSize })
  const [importToUndo, setImportToUndo] = useState<ProductImport>()
  return (
    <QueryView
      query={imports}
      failure={importMessages.loadFailed}
      loading={
        <Loading label="Loading imports...">
          <Skeleton shape="block" height="12rem" />
        </Loading>
      }
      empty={({ total }) => total === 0 && <NoImports />}
    >
      {({ imports: rows, total }) => (
        <Stack>
          <Table
            caption="Imports"
            columns={columnsWith(setImportToUndo)}
            rows={rows}
            rowKey={({ _id }) => _id}
          />
          <Pagination
            page={page}
            pages={Math.ceil(total / pageSize)}
            onPage={(nextPage) => setParams(nextPage > 1 ? { page: String(nextPage) } : {})}
          />
          {importToUndo ? (
            <UndoImportDialog
              productImport={importToUndo}
              onUndone={() => onUndone(importToUndo._id)}
              onClose={() => setImportToUndo(undefined)}
            />
          ) : null}
        </Stack>
      )}
    </QueryView>
  )
}
