import { Button, IconButton, PageBody, PageHeader } from '@store/ui'
import { Plus, X } from 'lucide-react'
import { ProductEditor } from './editor/product-editor.tsx'
import { FileMenu } from './file-menu.tsx'
import { ProductFilters } from './list/product-filters.tsx'
import { ProductList } from './list/product-list.tsx'
import { CloseBar, ListColumn, Workspace } from './products-screen-styles.ts'
import { useProductDrawer } from './use-product-drawer.ts'

/**
 * Product management: list, search, add, edit, delete, import and export (desks 1.7). The form is below the table; on a
 * wide screen it is a drawer beside it while a product is added or changed.
 */
export function ProductsScreen() {
  const drawer = useProductDrawer()
  return (
    <PageBody width="wide">
      <PageHeader
        title="Products"
        actions={
          <>
            <ProductFilters />
            <FileMenu />
            <Button icon={Plus} size="s" onClick={drawer.openNew}>
              New product
            </Button>
          </>
        }
      />
      <Workspace $isDrawer={drawer.isOpen}>
        <ListColumn ref={drawer.listRef} tabIndex={-1}>
          <ProductList onEdit={drawer.openProduct} />
        </ListColumn>
        <div ref={drawer.editorRef} tabIndex={-1}>
          {drawer.isOpen ? (
            <CloseBar>
              <IconButton label="Close the form" icon={X} onClick={drawer.close} />
            </CloseBar>
          ) : null}
          <ProductEditor
            edit={drawer.edit}
            onLeave={drawer.leave}
            onCancel={drawer.cancel}
            onUnsaved={drawer.setUnsaved}
          />
        </div>
      </Workspace>
      {drawer.prompt}
    </PageBody>
  )
}
