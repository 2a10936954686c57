import * as messages from '@store/contract/rules/messages'
import { useGetProductQuery } from '@store/sdk'
import { Button, FailedState, LinkButton, Loading, Panel, QueryView, Skeleton } from '@store/ui'
import { ExternalLink, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { ProductForm } from './product-form.tsx'

type ProductEditorProps = {
  /** Id of the product to change; empty for a new one. */
  edit: string
  /** Called after saving or discarding. */
  onLeave: () => void
  /** Called on Cancel; unsaved input needs a confirmation. @param discard drops the typed values */
  onCancel: (discard: () => void) => void
  onUnsaved: (isUnsaved: boolean) => void
}

/** The product form: adds a product unless one is chosen for editing (desks 1.8). */
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
  const answer = useGetProductQuery(id, { refetchOnMountOrArgChange: true })
  const { currentData, isFetching } = answer
  // Once opened, the form keeps its initial values, whatever is fetched later.
  const [isOpen, setIsOpen] = useState(false)
  if (currentData && !isOpen && !isFetching) setIsOpen(true)
  const edited = isOpen ? currentData : undefined
  return (
    <QueryView
      query={{ ...answer, data: edited, currentData: edited }}
      failure={messages.product.loadFailed}
      failed={(failedState) => (
        <ClosedPanel onLeave={onLeave}>
          <FailedState {...failedState} />
        </ClosedPanel>
      )}
      loading={
        <ClosedPanel onLeave={onLeave}>
          <Loading label="Loading product...">
            <Skeleton shape="block" height="28rem" />
          </Loading>
        </ClosedPanel>
      }
    >
      {(product) => (
        <Panel
          title={`Edit ${product.name}`}
          actions={
            <>
              <LinkButton
                to={`/superadmin/stock/products/${product._id}`}
                variant="secondary"
                size="s"
                icon={Warehouse}
              >
                Stock card
              </LinkButton>
              <LinkButton
                to={`/product/${product._id}`}
                variant="secondary"
                size="s"
                icon={ExternalLink}
              >
                View in shop
              </LinkButton>
            </>
          }
        >
          <ProductForm
            edited={product}
            onSaved={onLeave}
            onCancel={onCancel}
            onUnsaved={onUnsaved}
          />
        </Panel>
      )}
    </QueryView>
  )
}

type ClosedPanelProps = { onLeave: () => void; children: React.ReactNode }

/** The panel before the form opens. */
function ClosedPanel({ onLeave, children }: ClosedPanelProps) {
  return (
    <Panel
      title="Edit product"
      actions={
        <Button variant="secondary" size="s" onClick={onLeave}>
          Cancel
        </Button>
      }
    >
      {children}
    </Panel>
  )
}
