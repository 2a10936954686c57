import { t } from '@lingui/core/macro'
import { catalogApi, type PrefetchArgs, useSlot } from '@store/sdk'
import { PageBody, ProductSearchField, theme, usePageTitle } from '@store/ui'
import styled from 'styled-components'
import { BelowTheFold } from './below-the-fold.tsx'
import { BrandSection } from './brand-section.tsx'
import { CategorySection } from './category-section.tsx'
import { WhyChoose } from './choose/why-choose.tsx'
import { Hero } from './hero/hero.tsx'
import { ImageSection } from './image-rows/image-section.tsx'
import { homeProductQuery } from './products/product-query.ts'
import { SliderSection } from './slider/slider.tsx'

/**
 * The home page (screens 1.1). A buyer's begins with the search and what its slot holds (screens 1.8); the sections for everybody
 * wait for that, so that they are not pushed down.
 */
export function HomeScreen() {
  usePageTitle(t`Home`)
  const { content, isLoading } = useSlot()
  const hasSlot = content !== undefined
  return (
    <>
      {hasSlot ? (
        <SearchBand>
          <ProductSearchField label={t`What are you looking for?`} />
        </SearchBand>
      ) : null}
      {content}
      {isLoading ? null : <Sections isBelow={hasSlot} />}
    </>
  )
}

/** What everybody sees. Below the slot the hero is a section like the others. */
function Sections({ isBelow }: { isBelow: boolean }) {
  return (
    <>
      <Hero isBelow={isBelow} />
      <PageBody>
        <BelowTheFold>
          <ImageSection />
          <BrandSection />
          <CategorySection />
          <SliderSection />
          <WhyChoose />
        </BelowTheFold>
      </PageBody>
    </>
  )
}

HomeScreen.prefetch = ({ dispatch }: PrefetchArgs) => {
  dispatch(catalogApi.util.prefetch('getProducts', homeProductQuery, {}))
}

/** As wide as the page below, which has its own space above. */
const SearchBand = styled.div`
  max-width: calc(${theme.width.page} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding: ${theme.space.m} ${theme.space.m} 0;
`
