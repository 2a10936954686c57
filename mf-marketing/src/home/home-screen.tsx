import { t } from '@lingui/core/macro'
import { catalogApi, type PrefetchArgs } from '@store/sdk'
import { PageBody, usePageTitle } from '@store/ui'
import { BelowTheFold } from './below-the-fold.tsx'
import { BrandSection } from './brand-section.tsx'
import { CategorySection } from './category-section.tsx'
import { WhyChoose } from './choose/why-choose.tsx'
import { Hero } from './hero/hero.tsx'
import { ImageSection } from './image-rows/image-section.tsx'
import { homeProductQuery } from './products/product-query.ts'
import { SliderSection } from './slider/slider.tsx'

/** The home page (screens 1.1). */
export function HomeScreen() {
  usePageTitle(t`Home`)
  return (
    <>
      <Hero />
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
