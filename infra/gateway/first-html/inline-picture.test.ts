import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { patientWaits } from '../testing/patient-waits.ts'
import { inlineFirstPicture, type PictureSource } from './inline-picture.ts'

const files: Readonly<Record<string, Buffer>> = {
  '/mf/mf-tea/1.0.0-a1/leaf.0f.webp': Buffer.from('small leaf'),
  '/mf/mf-tea/1.0.0-a1/tree.1f.webp': Buffer.from('large leaf'),
  '/mf/mf-tea/1.0.0-a1/poster.2f.webp': Buffer.alloc(24_001),
  '/secret.webp': Buffer.from('secret'),
}
const api = createServer(({ url = '' }, response) => {
  response.writeHead(url === '/api/images/leaf-320.webp' ? 200 : 404).end('leaf of a product')
})
let source: PictureSource
beforeAll(async () => {
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const address = api.address()
  source = {
    apiUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    answerMs: patientWaits.answerMs,
    readFile: async (path) => {
      const bytes = files[new URL(path, 'file://').pathname]
      if (!bytes) throw new Error(`no ${path}`)
      return bytes
    },
  }
})
afterAll(() => {
  api.close()
})

const small = '/mf/mf-tea/1.0.0-a1/leaf.0f.webp 840w'
const large = '/mf/mf-tea/1.0.0-a1/tree.1f.webp 1300w'

/** A page as React renders it. */
function pageWith(srcSet: string, sizes: string): string {
  const link = `<link rel="preload" as="image" imageSrcSet="${srcSet}" imageSizes="${sizes}" fetchPriority="high"/>`
  const img = `<img alt="Leaf" src="/any.webp" srcSet="${srcSet}" sizes="${sizes}" width="8"/>`
  return `${link}<main>Tea<img src="/logo.webp"/>${img}</main>`
}

/** The page with the picture inside; the preload waits for a browser that does not show it. */
function pageWithin(page: string, content: string): string {
  const data = `data:image/webp;base64,${Buffer.from(content).toString('base64')}`
  return page
    .replace('rel="preload"', 'rel="preload" media="not all"')
    .replace(/ src="\/any.webp" srcSet="[^"]+"/, ` src="${data}"`)
}

it.each([
  {
    name: 'as wide as a phone',
    page: pageWith(`${small}, ${large}`, '(width &lt; 64rem) 100vw, 55vw'),
    content: 'small leaf',
  },
  {
    name: 'wider than its candidates',
    page: pageWith(`${large}, ${small}`, '(width &lt; 64rem) 400vw, 55vw'),
    content: 'large leaf',
  },
  {
    name: 'of a product',
    page: pageWith('/api/images/leaf-320.webp 320w', '(width &lt; 48rem) 5.5rem, 8rem'),
    content: 'leaf of a product',
  },
])('a first picture $name is in the HTML for a phone, in its size', async ({ page, content }) => {
  expect(await inlineFirstPicture(source, page)).toBe(pageWithin(page, content))
})

it.each([
  ['is too large', '/mf/mf-tea/1.0.0-a1/poster.2f.webp 840w'],
  ['is missing', '/mf/mf-tea/1.0.0-a1/lost.webp 840w'],
  ['is missing in the API', '/api/images/lost.webp 840w'],
  ['is neither of a release nor of a product', '/secret.webp 840w'],
  ['leaves the folder of releases', '/mf/../secret.webp 840w'],
])('a first picture that %s is left to the browser', async (_, srcSet) => {
  const page = pageWith(srcSet, '(width &lt; 64rem) 100vw, 55vw')
  expect(await inlineFirstPicture(source, page)).toBe(page)
})

it('HTML without a first picture stays as it is', async () => {
  expect(await inlineFirstPicture(source, '<main>Tea</main>')).toBe('<main>Tea</main>')
})

it('reads no picture for a page that only names it', async () => {
  const page = pageWith(small, '(width &lt; 64rem) 100vw, 55vw').replace(/<img alt[^>]*>/, '')
  const unread = async () => {
    throw new Error('a picture was read')
  }
  const readFile = jest.fn(unread)
  expect(await inlineFirstPicture({ ...source, readFile }, page)).toBe(page)
  expect(readFile).not.toHaveBeenCalled()
})
