import { Button, theme } from '@store/sdk'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import type { ReleaseWatch } from './release-watch.ts'
import { isSomethingTypedIn, watchTyping } from './typed-in.ts'

/**
 * Says that a new release of the site is out, and reloads when asked to. Waits while the person has
 * something half filled in: a notice under a form invites to lose it.
 */
export function UpdateNotice({ watch }: { watch: ReleaseWatch }) {
  // Renders at every navigation, and asks then.
  useLocation()
  useEffect(watch.ask)
  const isOut = useSyncExternalStore(watch.subscribe, watch.isNewerOut)
  // A new function each time has React look again once another page has taken the form along.
  const isBusy = useSyncExternalStore(watchTyping, () => isSomethingTypedIn())
  const [isPutOff, setIsPutOff] = useState(false)
  const isShown = isOut && !isBusy && !isPutOff
  return (
    <Place role="status">
      {isShown && (
        <Notice>
          <p>A new version of this store is out.</p>
          <Button size="s" icon={RefreshCw} onClick={() => location.reload()}>
            Reload
          </Button>
          <Button size="s" variant="quiet" onClick={() => setIsPutOff(true)}>
            Later
          </Button>
        </Notice>
      )}
    </Place>
  )
}

const Place = styled.div`
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
