import { t } from '@lingui/core/macro'
import { theme } from '@store/ui'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** What the HTML of the document shows. */
const unknown = () => true

/** Says that the browser is offline, until it is back. It lies below the header and takes no presses: nothing moves. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine, unknown)
  return (
    <Place role="status">
      {isOnline ? null : (
        <Bar>
          <WifiOff aria-hidden size={16} />
          {t`You are offline. This page is updated as soon as you are back online.`}
        </Bar>
      )}
    </Place>
  )
}

const Place = styled.div`
  position: fixed;
  inset-block-start: calc(${theme.headerHeight} + ${theme.space.xs});
  inset-inline: ${theme.space.xs};
  z-index: ${theme.depth.overlay};
  display: flex;
  justify-content: center;
  pointer-events: none;

  @media print {
    display: none;
  }
`

const Bar = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.text};
  color: ${theme.color.surface};
  font-size: ${theme.size.s};
  box-shadow: ${theme.shadow.overlay};

  svg {
    flex: none;
  }
`
