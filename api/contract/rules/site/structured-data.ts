import type { ProductFact } from '../catalog/facts/product-facts.ts'
import type { PageHead, StructuredData } from './page-head.ts'
import { descriptionOf } from './page-head.ts'

/** The data of a product that its page's head needs. */
export interface DescribedProduct {
  _id: string
  name: string
  brand: string
  category: string
  modelNo: string
  description: string
  countryOfOrigin?: string
  images: readonly string[]
  stock: number
  /** Rupees. */
  prices: { enduser?: number; reseller?: number; distributor?: number }
  facts?: readonly ProductFact[]
}

function propertyOf({ name, value }: ProductFact) {
  return { '@type': 'PropertyValue', name, value }
}

/**
 * The head of a product's page, as search engines and share previews show it. Its prices are public, never a tier's:
 * the product has to be read as a visitor sees it.
 */
export function productHead(product: DescribedProduct, origin: string): PageHead {
  const { _id, name, brand, modelNo, description, images, prices, stock } = product
  const path = `/product/${_id}`
  const facts = [brand, modelNo && `model ${modelNo}`].filter(Boolean).join(', ')
  const offer = prices.enduser !== undefined && {
    offers: {
      '@type': 'Offer',
      url: new URL(path, origin).href,
      price: prices.enduser,
      priceCurrency: 'INR',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }
  return {
    title: name,
    description: descriptionOf(`${facts}. ${description}`),
    canonical: path,
    kind: 'product',
    ...(images[0] && { image: images[0] }),
    structured: [
      {
        '@type': 'Product',
        name,
        description,
        sku: modelNo,
        mpn: modelNo,
        category: product.category,
        brand: { '@type': 'Brand', name: brand },
        image: images.map((image) => new URL(image, origin).href),
        ...(product.countryOfOrigin && {
          countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
        }),
        ...(product.facts && { additionalProperty: product.facts.map(propertyOf) }),
        ...offer,
      },
    ],
  }
}

/** The breadcrumbs of a page, from Home to the page itself. */
export function breadcrumbData(
  trail: readonly { label: string; to?: string }[],
  origin: string,
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: new URL(to, origin).href }),
    })),
  }
}

/** Questions with their answers, for an FAQ page. */
export function faqData(
  questions: readonly { question: string; answer: string }[],
): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** An article of the blog. */
export interface DescribedArticle {
  title: string
  summary: string
  /** ISO date. */
  publishedOn: string
  author: string
  /** Path or address of its picture. */
  image?: string
}

/** An article, for search engines. */
export function articleData(article: DescribedArticle, origin: string): StructuredData {
  const { title, summary, publishedOn, author, image } = article
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    datePublished: publishedOn,
    author: { '@type': 'Person', name: author },
    ...(image !== undefined && { image: new URL(image, origin).href }),
  }
}
