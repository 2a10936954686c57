import { t } from '@lingui/core/macro'
import { IconButton, LinkButton, theme } from '@store/ui'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import styled from 'styled-components'
import { useShopLink } from '../../shop-link.ts'
import { HomeSection, SectionPage } from '../home-section.tsx'
import { Controls, Frame, SlideCard, SlideTitle, Text } from './slider-styles.ts'
import { type Slide, slideMs, slides } from './slides.ts'
import { useSlideShow } from './use-slide-show.ts'

const title = () => t`Featured`

function SlideView({ slide, position, count, isShown }: SlideViewProps) {
  const shopLink = useShopLink()
  return (
    <SlideCard
      role="group"
      aria-roledescription={t`slide`}
      aria-label={t`${position} of ${count}`}
      data-shown={isShown}
      inert={!isShown}
    >
      <img {...slide.picture} alt="" loading="lazy" decoding="async" />
      <Text>
        <SlideTitle>{slide.title}</SlideTitle>
        <p>{slide.text}</p>
        <LinkButton to={shopLink({ category: slide.category })}>{slide.action}</LinkButton>
      </Text>
    </SlideCard>
  )
}

type SlideViewProps = { slide: Slide; position: number; count: number; isShown: boolean }

/** Three slides, changing every three seconds (screens 1.3). */
function Slider() {
  const shown = slides()
  const { current, isPlaying, isMoving, move, toggle, holders } = useSlideShow(
    shown.length,
    slideMs,
  )
  return (
    <Carousel aria-roledescription={t`carousel`} aria-label={t`Highlights`} {...holders}>
      <Frame aria-live={isMoving ? 'off' : 'polite'}>
        {shown.map((slide, index) => (
          <SlideView
            key={slide.title}
            slide={slide}
            position={index + 1}
            count={shown.length}
            isShown={index === current}
          />
        ))}
      </Frame>
      <Controls>
        <IconButton label={t`Previous slide`} icon={ChevronLeft} onClick={() => move(-1)} />
        <span aria-hidden>
          {current + 1} / {shown.length}
        </span>
        <IconButton label={t`Next slide`} icon={ChevronRight} onClick={() => move(1)} />
        <IconButton
          label={isPlaying ? t`Pause slides` : t`Play slides`}
          icon={isPlaying ? Pause : Play}
          onClick={toggle}
        />
      </Controls>
    </Carousel>
  )
}

export function SliderSection() {
  return (
    <HomeSection title={title()}>
      <Slider />
    </HomeSection>
  )
}

/** A page with only the slider (screens 1.4). */
export function SliderScreen() {
  return (
    <SectionPage title={title()}>
      <Slider />
    </SectionPage>
  )
}

const Carousel = styled.section`
  overflow: clip;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`
