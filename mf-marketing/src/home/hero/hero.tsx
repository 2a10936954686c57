import { t } from '@lingui/core/macro'
import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import { company } from '@store/sdk'
import { LinkButton, ProductSearchField } from '@store/ui'
import { ArrowRight, Check } from 'lucide-react'
import { companySize } from '../../about/company-facts.ts'
import heroPicture from '../../pictures/home/hero.webp'
import smallHeroPicture from '../../pictures/home/hero-small.webp'
import { useShopLink } from '../../shop-link.ts'
import { ProductRow } from '../products/product-row.tsx'
import {
  Actions,
  Background,
  Facts,
  Headline,
  Lead,
  PictureArea,
  Products,
  Text,
} from './hero-styles.ts'

function facts(): string[] {
  const { startedIn } = company
  const { partners } = companySize
  const [brandCount, categoryCount] = [brands.length, categories.length]
  return [
    t`Since ${startedIn}`,
    t`${partners}+ resellers and institutions`,
    t`${brandCount} brands, ${categoryCount} categories`,
  ]
}

/**
 * The hero of the home page, with a link to the shop, the search and products with their prices.
 * @param isBelow true when the page has begun with a heading and a search of its own
 */
export function Hero({ isBelow }: { isBelow: boolean }) {
  const shopLink = useShopLink()
  return (
    <Background aria-label={t`Welcome`} data-below={isBelow || undefined}>
      <Text>
        <Headline
          as={isBelow ? 'h2' : 'h1'}
        >{t`Distribution of IT peripherals, surveillance and networking`}</Headline>
        <Lead>
          {t`Genuine stock for shops, offices and institutions, sent to every corner of India at the price of your tier.`}
        </Lead>
        <Actions>
          {isBelow ? null : <ProductSearchField label={t`What are you looking for?`} />}
          <LinkButton to={shopLink()} variant="accent" iconAfter={ArrowRight}>
            {t`Shop All Products`}
          </LinkButton>
        </Actions>
        <Facts>
          {facts().map((fact) => (
            <li key={fact}>
              <Check size={16} aria-hidden />
              {fact}
            </li>
          ))}
        </Facts>
      </Text>
      <PictureArea>
        <img
          src={heroPicture}
          srcSet={`${smallHeroPicture} 840w, ${heroPicture} 1300w`}
          sizes="(width < 64rem) 100vw, 55vw"
          width={1300}
          height={1200}
          alt=""
          fetchPriority="high"
          decoding="sync"
        />
      </PictureArea>
      <Products>
        <ProductRow />
      </Products>
    </Background>
  )
}
