import * as messages from '@store/contract/rules/messages'
import { Button, Loading, messageOf, Skeleton, useGetProductQuery } from '@store/sdk'
import { FailedState, Panel } from '@store/sdk/parts'
import { useState } from 'react'
import { ProductForm } from './product-form.tsx'

type ProductEditorProps = {
  /** Id of the product to change; empty for a new one. */
  edit: string
  /** The form is done with: saved, or given up. */
  onLeave: () => void
  /** The form is given up; unsaved input is asked about. @param discard forgets what was typed */
  onCancel: (discard: () => void) => void
  onUnsaved: (isUnsaved: boolean) => void
}

/** The form of the screen: adds a product until one is chosen to be changed (spec §4, Product form). */
export function ProductEditor({ edit, ...callbacks }: ProductEditorProps) {
  const { onLeave, onCancel, onUnsaved } = callbacks
  return edit === '' ? (
    <Panel title="Add a product">
      <ProductForm onSaved={onLeave} onCancel={onCancel} onUnsaved={onUnsaved} />
    </Panel>
  ) : (
    <ExistingProductEditor key={edit} id={edit} {...callbacks} />
  )
}

type ExistingProductEditorProps = Omit<ProductEditorProps, 'edit'> & { id: string }

function ExistingProductEditor({ id, onLeave, onCancel, onUnsaved }: ExistingProductEditorProps) {
  const { currentData, error, isError, isFetching, refetch } = useGetProductQuery(id, {
    refetchOnMountOrArgChange: true,
  })
  // What the form was filled from stays, whatever arrives later.
  const [isOpen, setIsOpen] = useState(false)
  if (currentData && !isOpen && !isFetching) setIsOpen(true)

  if (currentData && isOpen) {
    return (
      <Panel title={`Edit ${currentData.name}`}>
        <ProductForm
          edited={currentData}
          onSaved={onLeave}
          onCancel={onCancel}
          onUnsaved={onUnsaved}
        />
      </Panel>
    )
  }
  return (
    <Panel
      title="Edit product"
      actions={
        <Button variant="secondary" size="s" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      {isError ? (
        <FailedState
          message={messageOf(error, messages.product.loadFailed)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Loading label="Loading product...">
          <Skeleton shape="block" height="28rem" />
        </Loading>
      )}
    </Panel>
  )
}
