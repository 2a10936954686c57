import * as adminMessages from '@store/contract/rules/admin-messages'
import { messageOf } from '@store/sdk'
import { Button, FormMessage, Loading, Skeleton, Stack, VisuallyHidden } from '@store/ui'
import { RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PaletteGroup, PaletteItem, PaletteLink } from './palette-item.ts'
import { Group, GroupTitle, Note, Option } from './palette-styles.ts'

type PaletteResultsProps = {
  /** Id of the listbox; its options are numbered behind it. */
  id: string
  groups: readonly PaletteGroup[]
  active: PaletteItem | undefined
  text: string
  /** The server's answer to the text is still missing. */
  isSearching: boolean
  error: unknown
  onRetry: () => void
  onOpen: (link: PaletteLink) => void
  onClose: () => void
}

function SearchFailed({ error, onRetry }: Pick<PaletteResultsProps, 'error' | 'onRetry'>) {
  return (
    <Stack gap="xs" align="start">
      <FormMessage>{messageOf(error, adminMessages.search.failed)}</FormMessage>
      <Button variant="secondary" size="s" icon={RotateCw} onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  )
}

function Searching() {
  return (
    <Loading label="Searching...">
      <Stack gap="xs">
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} height="2.25rem" />
        ))}
      </Stack>
    </Loading>
  )
}

function announcementOf({ groups, isSearching, error }: PaletteResultsProps): string {
  if (isSearching || error !== undefined) return ''
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return count === 1 ? '1 result' : `${count} results`
}

/** What was found: loading, failed, nothing, or the options by kind. */
export function PaletteResults(props: PaletteResultsProps) {
  const { id, groups, active, text, isSearching, error, onRetry, onOpen, onClose } = props
  const items = groups.flatMap((group) => group.items)
  const optionOf = (item: PaletteItem) => ({
    id: `${id}-${items.indexOf(item)}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': item === active,
  })
  return (
    <>
      <VisuallyHidden role="status">{announcementOf(props)}</VisuallyHidden>
      {items.length === 0 ? null : (
        <div id={id} role="listbox" aria-label="Results">
          {groups.map(({ title, items: ofGroup }) => (
            <Group key={title} role="group" aria-label={title}>
              <GroupTitle aria-hidden>{title}</GroupTitle>
              {ofGroup.map((item) =>
                'to' in item ? (
                  <Option
                    as={Link}
                    key={item.key}
                    to={item.to}
                    onClick={() => onOpen(item)}
                    {...optionOf(item)}
                  >
                    <span>{item.label}</span>
                    {item.detail === undefined ? null : <small>{item.detail}</small>}
                  </Option>
                ) : (
                  <Option
                    as="button"
                    type="button"
                    key={item.key}
                    onClick={() => {
                      onClose()
                      item.run()
                    }}
                    {...optionOf(item)}
                  >
                    {item.label}
                  </Option>
                ),
              )}
            </Group>
          ))}
        </div>
      )}
      {error === undefined ? null : <SearchFailed error={error} onRetry={onRetry} />}
      {isSearching && items.length === 0 && error === undefined ? <Searching /> : null}
      {!isSearching && items.length === 0 ? (
        <Note>
          Nothing found for “{text}”. Try the last digits of a UTR or a phone number, a name, or a
          model.
        </Note>
      ) : null}
    </>
  )
}
