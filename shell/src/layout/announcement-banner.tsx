import { t } from '@lingui/core/macro'
import { IconButton, theme } from '@store/ui'
import { Pause, Play, X } from 'lucide-react'
import { useState } from 'react'
import styled, { keyframes } from 'styled-components'

const announcements = () => [
  t`High-quality IT accessories for homes, offices and institutions`,
  t`Wholesale IT products: laptops, printers, toner, CCTV and networking`,
  t`Your one-stop destination for pan-India supply`,
]

type AnnouncementBannerProps = {
  /** Closes them where people work all day. */
  onClose?: () => void
}

/** Three scrolling announcements in 60 seconds (site 1.2); hover, focus and the button pause them. */
export function AnnouncementBanner({ onClose }: AnnouncementBannerProps) {
  const [isPaused, setIsPaused] = useState(false)
  return (
    <Strip role="region" aria-label={t`Announcements`}>
      <Window>
        <Track $isPaused={isPaused}>
          <Lines />
          {/* A copy follows the first round without a gap; screen readers skip it. */}
          <Lines aria-hidden />
        </Track>
      </Window>
      <PauseButton
        label={isPaused ? t`Play announcements` : t`Pause announcements`}
        icon={isPaused ? Play : Pause}
        onClick={() => setIsPaused(!isPaused)}
      />
      {onClose ? <StripButton label={t`Close announcements`} icon={X} onClick={onClose} /> : null}
    </Strip>
  )
}

function Lines(props: { 'aria-hidden'?: boolean }) {
  return (
    <Round {...props}>
      {announcements().map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Round>
  )
}

const scroll = keyframes`
  to { transform: translateX(-50%); }
`

const Strip = styled.div`
  display: flex;
  align-items: center;
  height: ${theme.space.xl};
  overflow: hidden;
  background: ${theme.color.primarySoft};
  font-size: ${theme.size.s};

  /* Without motion the lines wrap instead of scrolling. */
  @media (prefers-reduced-motion: reduce) {
    height: auto;
    min-height: ${theme.space.xl};
  }

  @media print {
    display: none;
  }
`

const Window = styled.div`
  flex: 1;
  min-width: 0;
  overflow: hidden;
`

const Track = styled.div<{ $isPaused: boolean }>`
  display: flex;
  width: max-content;

  ${theme.media.motion} {
    animation: ${scroll} 60s linear infinite;
    animation-play-state: ${({ $isPaused }) => ($isPaused ? 'paused' : 'running')};
  }

  ${Strip}:hover &,
  ${Strip}:focus-within & {
    animation-play-state: paused;
  }

  @media (prefers-reduced-motion: reduce) {
    width: auto;
  }
`

const Round = styled.ul`
  display: flex;
  min-width: 100vw;
  flex: none;
  justify-content: space-around;

  li {
    padding-inline: ${theme.space.xl};
    white-space: nowrap;
  }

  @media (prefers-reduced-motion: reduce) {
    min-width: 0;
    flex: 1;
    flex-wrap: wrap;
    padding-block: ${theme.space.xxs};

    li {
      white-space: normal;
    }

    &[aria-hidden] {
      display: none;
    }
  }
`

const StripButton = styled(IconButton)`
  height: ${theme.space.xl};
`

const PauseButton = styled(StripButton)`
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
