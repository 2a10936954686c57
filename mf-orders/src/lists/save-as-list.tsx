import { t } from '@lingui/core/macro'
import { shoppingListMessages } from '@store/contract/rules/purchases/shopping-list-rules'
import { useCreateShoppingListMutation } from '@store/sdk'
import { Button, theme, toast } from '@store/ui'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { TypedLine } from '../order-table/use-typed-quantities.ts'
import { ListNameDialog } from './list-name-dialog.tsx'

type Line = { row: Pick<TypedLine['row'], 'productId' | 'name'>; quantity: number }

type SaveAsListProps = {
  lines: readonly Line[]
  /** Names of products that cannot be put on a list any more. */
  leftOut?: readonly string[]
  size?: 'm' | 's'
  /** Without its words on a phone, where they have no room. */
  isIconOnPhone?: boolean
}

const Words = styled.span`
  &[data-icon-on-phone='true'] {
    ${theme.media.phone} {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** Saves lines as a new named list. */
export function SaveAsList(props: SaveAsListProps) {
  const { lines, leftOut = [], size = 'm', isIconOnPhone = false } = props
  const [create] = useCreateShoppingListMutation()
  const [isAsking, setIsAsking] = useState(false)
  const handleSave = async (name: string) => {
    const { list, rejected } = await create({
      name,
      lines: lines.map(({ row, quantity }) => ({ productId: row.productId, quantity })),
    }).unwrap()
    toast.success(shoppingListMessages.saved(list.name))
    const refused = rejected.flatMap(({ line }) => lines[line - 1]?.row.name ?? [])
    const names = [...leftOut, ...refused].join(', ')
    if (names) toast.error(shoppingListMessages.notOnSale(names))
  }
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={ListPlus}
        disabled={lines.length === 0}
        onClick={() => setIsAsking(true)}
      >
        <Words data-icon-on-phone={isIconOnPhone}>{t`Save as list`}</Words>
      </Button>
      {isAsking ? (
        <ListNameDialog
          title={t`Save as list`}
          submitLabel={t`Save`}
          onClose={() => setIsAsking(false)}
          onSubmit={handleSave}
        />
      ) : null}
    </>
  )
}
