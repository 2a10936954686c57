import type { Product } from '@store/contract/schemas/catalog/catalog'
import {
  Button,
  LinkButton,
  PageBody,
  PageHeader,
  SearchField,
  theme,
  useSearchDraft,
} from '@store/ui'
import { FileSpreadsheet, Plus } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { ProductEditor } from './editor/product-editor.tsx'
import { useUnsavedChangesPrompt } from './editor/use-unsaved-changes-prompt.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { ProductList } from './product-list.tsx'
import { useProductsView } from './products-view.ts'

const FocusTarget = styled.div`
  scroll-margin-block-start: calc(2 * ${theme.space.xxl});
`

/** Product management: list, search, add, edit, delete, import and export (spec §2). */
export function ProductsScreen() {
  const { view, change, search } = useProductsView()
  const draft = useSearchDraft(view.q, search)
  const unsavedChanges = useUnsavedChangesPrompt()
  const editor = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const focusEditor = () => {
    editor.current?.scrollIntoView()
    editor.current?.focus({ preventScroll: true })
  }
  const handleEdit = ({ _id }: Product) => {
    const open = () => {
      change({ edit: _id })
      focusEditor()
    }
    if (_id === view.edit) focusEditor()
    else unsavedChanges.ask(open)
  }
  const handleNew = () => {
    const open = () => {
      change({ edit: '' })
      focusEditor()
    }
    if (view.edit === '') focusEditor()
    else unsavedChanges.ask(open)
  }
  const handleLeave = () => {
    if (view.edit === '') return
    change({ edit: '' }, { replace: true })
    list.current?.scrollIntoView()
    list.current?.focus({ preventScroll: true })
  }
  const handleCancel = (discard: () => void) => {
    const leave = () => {
      discard()
      handleLeave()
    }
    unsavedChanges.ask(leave, { isDiscarding: true })
  }

  return (
    <PageBody width="page">
      <PageHeader
        title="Products"
        trail={[{ label: 'Dashboard', to: '/superadmin/dashboard' }, { label: 'Products' }]}
        actions={
          <>
            <Button icon={Plus} onClick={handleNew}>
              New product
            </Button>
            <LinkButton to="/superadmin/products/import" variant="secondary" icon={FileSpreadsheet}>
              Upload Excel or CSV
            </LinkButton>
            <ExportButtons />
          </>
        }
      />
      <search aria-label="Products">
        <SearchField
          label="Search products"
          placeholder="Name, model, brand, category or description"
          shortcut
          value={draft.text}
          onChange={draft.type}
          onSearch={search}
        />
      </search>
      <FocusTarget ref={list} tabIndex={-1}>
        <ProductList onEdit={handleEdit} />
      </FocusTarget>
      <FocusTarget ref={editor} tabIndex={-1}>
        <ProductEditor
          edit={view.edit}
          onLeave={handleLeave}
          onCancel={handleCancel}
          onUnsaved={unsavedChanges.setUnsaved}
        />
      </FocusTarget>
      {unsavedChanges.dialog}
    </PageBody>
  )
}
