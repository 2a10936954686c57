import { t } from '@lingui/core/macro'
import { Button, theme } from '@store/ui'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import type { ReleaseWatch } from './release-watch.ts'
import { hasUnsavedInput, watchInput } from './unsaved-input.ts'

/** What the HTML of the document shows. */
const nothingYet = () => false

/**
 * Announces a new release of the site and offers a reload. Hidden while the page has unsaved input, which a reload would
 * lose.
 */
export function UpdateNotice({ watch }: { watch: ReleaseWatch }) {
  // Subscribes to navigation: every render triggers a check.
  useLocation()
  useEffect(watch.ask)
  const isUpdateAvailable = useSyncExternalStore(
    watch.subscribe,
    watch.isUpdateAvailable,
    nothingYet,
  )
  // A new function on every render makes React re-evaluate it after a navigation has removed the form.
  const hasInput = useSyncExternalStore(watchInput, () => hasUnsavedInput(), nothingYet)
  const [isDismissed, setIsDismissed] = useState(false)
  const isShown = isUpdateAvailable && !hasInput && !isDismissed
  return (
    <Container role="status">
      {isShown && (
        <Notice>
          <p>{t`A new version of this store is available.`}</p>
          <Button size="s" icon={RefreshCw} onClick={() => location.reload()}>
            {t`Reload`}
          </Button>
          <Button size="s" variant="quiet" onClick={() => setIsDismissed(true)}>
            {t`Later`}
          </Button>
        </Notice>
      )}
    </Container>
  )
}

const Container = styled.div`
  position: fixed;
  inset-block-end: calc(${theme.viewportFloor} + ${theme.space.xs});
  inset-inline-start: ${theme.space.xs};
  z-index: ${theme.depth.overlay};
  max-width: calc(100vw - 2 * ${theme.space.xs});
`

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.overlay};
  font-size: ${theme.size.s};
`
