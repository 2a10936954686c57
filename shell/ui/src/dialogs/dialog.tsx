import { t } from '@lingui/core/macro'
import { Heading, IconButton } from '@store/ui/shared'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Actions, Content, type DialogSize, Frame, Head } from './dialog-styles.ts'
import { openModal } from './open-modal.ts'

/** The props of every dialog. */
export type DialogProps = {
  open: boolean
  title: string
  /** Called by Escape, the backdrop and the Close button; the owner sets `open` to false. */
  onClose: () => void
  size?: DialogSize
  /** Buttons at the bottom. */
  actions?: React.ReactNode
  role?: 'dialog' | 'alertdialog'
  children?: React.ReactNode
}

/**
 * A modal dialog: the native element, so the rest of the page is inert, and closing it returns the focus.
 * @example <Dialog open={isOpen} title="Payment proof" onClose={close}><img … /></Dialog>
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ title, onClose, size = 's', actions, ...rest }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isPressOutside = useRef(false)
  useEffect(() => (dialog.current ? openModal(dialog.current) : undefined), [])
  return (
    <Frame
      ref={dialog}
      $size={size}
      data-size={size}
      role={rest.role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        isPressOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // A selection that begins inside and ends outside also causes a click on the backdrop.
        if (isPressOutside.current && event.target === event.currentTarget) onClose()
      }}
    >
      <Content>
        <Head>
          <Heading id={titleId} level={2} size="l">
            {title}
          </Heading>
          <IconButton label={t`Close`} icon={X} onClick={onClose} />
        </Head>
        {rest.children}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Content>
    </Frame>
  )
}
