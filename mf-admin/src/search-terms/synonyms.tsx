import * as adminMessages from '@store/contract/rules/admin-messages'
import type { Synonym } from '@store/contract/schemas/catalog/search-terms'
import { messageOf } from '@store/sdk'
import { Button, Cluster, type Column, ConfirmDialog, FormMessage, toast } from '@store/ui'
import { useState } from 'react'
import { useDeleteSynonymMutation, useGetSynonymsQuery } from './search-terms-api.ts'
import type { EditedSynonym } from './synonym-dialog.tsx'
import { TermTable } from './term-table.tsx'

const pageSize = 50

function editedFrom({ _id: id, term, replacements }: Synonym): EditedSynonym {
  return { id, term, replacements: replacements.join(', ') }
}

type DeleteDialogProps = { synonym: Synonym; onClose: () => void }

function DeleteSynonymDialog({ synonym, onClose }: DeleteDialogProps) {
  const [remove, { isLoading, error }] = useDeleteSynonymMutation()
  const { deleted, deleteFailed } = adminMessages.searchTerms
  const handleConfirm = async () => {
    const answer = await remove(synonym._id)
    if (answer.error !== undefined) return
    toast.success(deleted)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      question={`Delete the synonym of “${synonym.term}”?`}
      confirmLabel="Delete"
      danger
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {error === undefined ? null : <FormMessage>{messageOf(error, deleteFailed)}</FormMessage>}
    </ConfirmDialog>
  )
}

/** The synonyms, by word: loading, error, empty, or a page of them. */
export function Synonyms({ onEdit }: { onEdit: (edited: EditedSynonym) => void }) {
  const [page, setPage] = useState(1)
  const [deleting, setDeleting] = useState<Synonym>()
  const query = useGetSynonymsQuery({ page, limit: pageSize }, { refetchOnMountOrArgChange: true })
  const columns: Column<Synonym>[] = [
    { key: 'term', header: 'When people search', cell: ({ term }) => <strong>{term}</strong> },
    { key: 'find', header: 'Also find', cell: ({ replacements }) => replacements.join(', ') },
    {
      key: 'action',
      header: 'Action',
      cell: (synonym) => (
        <Cluster gap="xs">
          <Button
            variant="secondary"
            size="s"
            aria-label={`Change ${synonym.term}`}
            onClick={() => onEdit(editedFrom(synonym))}
          >
            Change
          </Button>
          <Button
            variant="secondary"
            size="s"
            aria-label={`Delete ${synonym.term}`}
            onClick={() => setDeleting(synonym)}
          >
            Delete
          </Button>
        </Cluster>
      ),
    },
  ]
  return (
    <>
      <TermTable
        caption="Synonyms and phrases"
        columns={columns}
        query={query}
        rowKey={({ _id }) => _id}
        none="There are no synonyms."
        hint="With one, the search also finds what buyers call by another word."
        page={page}
        pageSize={pageSize}
        onPage={setPage}
      />
      {deleting === undefined ? null : (
        <DeleteSynonymDialog synonym={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </>
  )
}
