import { describe, expect, it } from '@jest/globals'
import { fakeApi, fillIn } from '@store/sdk/testing'
import { fireEvent, screen } from '@testing-library/react'
import { createEditorPage } from '../testing/editor-page.tsx'

const api = fakeApi()
const { mouse, open, field, press, sentBy } = createEditorPage(api)

describe('pictures', () => {
  const png = (name: string) => new File(['x'], name, { type: 'image/png' })

  it('are at most three; further ones are dropped, with a message', async () => {
    const { user } = open()
    await user.upload(screen.getByLabelText('Images'), ['a', 'b', 'c', 'd'].map(png))
    expect(screen.getAllByRole('img', { name: /^Picture/ })).toHaveLength(3)
    await screen.findByText(/at most 3 pictures; the others were left out/)
  })

  it('of an edited product can be reordered or removed', async () => {
    const { user } = open('?edit=mouse')
    api.answers('PUT /products/:id', mouse)
    await user.click(await screen.findByLabelText('Move picture 2 forward'))
    await press(user, 'Update Product')
    await screen.findByText('Product updated')
    expect(sentBy('PUT /products/:id')).toEqual({
      keptImages: '["/api/images/bbb-800.webp","/api/images/aaa-800.webp"]',
      version: '3',
    })
  })
})

describe('documents', () => {
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
  const [sheet, manual] = ['a', 'b'].map((key) => `/api/documents/${key}/x.pdf`)
  const documents = [
    { title: 'Data sheet', url: sheet ?? '', bytes: 1_258_291 },
    { title: 'Manual', url: manual ?? '', bytes: 900 },
  ]

  it('are added with a title from the file name, renamed and removed', async () => {
    const { user } = open('?edit=mouse', { ...mouse, documents })
    api.answers('PUT /products/:id', mouse)
    await user.upload(await screen.findByLabelText('Add PDF'), pdf('Driver_guide.pdf'))
    expect(screen.getByText(/^PDF, 1\.2 MB/)).toBeTruthy()
    expect(field('Title of document 3')).toHaveProperty('value', 'Driver guide')
    await user.click(screen.getByLabelText('Remove document 2'))
    fillIn({ 'Title of document 1': '' })
    await press(user, 'Update Product')
    await screen.findAllByText('A document needs a title.')
    expect(document.activeElement).toBe(field('Title of document 1'))
    fillIn({ 'Title of document 1': 'Facts' })
    const refusal = 'Upload complete PDF files without a password.'
    const errors = [{ field: 'documents', message: refusal }]
    api.refuses('PUT /products/:id', 415, { message: refusal, errors })
    await press(user, 'Update Product')
    await screen.findByText(refusal, { selector: '[role=alert]' })
    api.answers('PUT /products/:id', mouse)
    await press(user, 'Update Product')
    await screen.findByText('Product updated')
    const { documentList, documents: sent } = sentBy('PUT /products/:id')
    expect(documentList).toBe(`[{"url":"${sheet}","title":"Facts"},{"title":"Driver guide"}]`)
    expect(sent).toBeInstanceOf(File)
  })

  it('are PDFs, at most five', async () => {
    open()
    // Dropped files need not be what the dialog would offer.
    const choose = (files: File[]) =>
      fireEvent.change(screen.getByLabelText('Add PDF'), { target: { files } })
    choose([new File(['x'], 'a.png', { type: 'image/png' })])
    await screen.findByText('Upload complete PDF files without a password.')
    choose(['1', '2', '3', '4', '5', '6'].map(pdf))
    await screen.findByText('A product has at most 5 documents.')
    expect(screen.getAllByLabelText(/^Title of document/)).toHaveLength(5)
    expect(screen.queryByLabelText('Add PDF')).toBeNull()
  })
})

describe('a new picture', () => {
  it('may come before existing ones', async () => {
    const { user } = open('?edit=mouse')
    api.answers('PUT /products/:id', mouse)
    const file = new File(['x'], 'front.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText('Images'), file)
    await user.click(screen.getByLabelText('Move picture 3 forward'))
    await user.click(screen.getByLabelText('Move picture 2 forward'))
    await press(user, 'Update Product')
    await screen.findByText('Product updated')
    const { keptImages, images } = sentBy('PUT /products/:id')
    expect(keptImages).toBe('["new","/api/images/aaa-800.webp","/api/images/bbb-800.webp"]')
    expect(images).toBeInstanceOf(File)
  })
})
