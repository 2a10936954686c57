import { describe, expect, it } from '@jest/globals'
import { aProduct, fakeApi } from '@store/sdk/testing'
import { waitFor } from '@testing-library/dom'
import { createStore } from '../../store/store.ts'
import { wishlistApi } from './wishlist-api.ts'

const api = fakeApi()
const { getWishlist, addToWishlist, removeFromWishlist } = wishlistApi.endpoints
const mouse = aProduct({ _id: 'mouse' })
const cable = aProduct({ _id: 'cable' })

async function storeWithWishlist() {
  const store = createStore()
  api.answers('GET /wishlist/get', { wishlist: [{ _id: 'w1', product: mouse }] })
  await store.dispatch(getWishlist.initiate()).unwrap()
  const wished = () =>
    getWishlist
      .select()(store.getState())
      .data?.map(({ product }) => product._id)
  return { store, wished }
}

describe('the wishlist', () => {
  it('contains a product before the server responds and after', async () => {
    const { store, wished } = await storeWithWishlist()
    api.answers('POST /wishlist/add', { message: 'Added to wishlist' })
    const adding = store.dispatch(addToWishlist.initiate(cable))
    expect(wished()).toEqual(['cable', 'mouse'])
    await adding
    expect(wished()).toEqual(['cable', 'mouse'])
    expect(getWishlist.select()(store.getState()).status).toBe('fulfilled')
    expect(api.calls('POST /wishlist/add')[0]?.body).toEqual({ productId: 'cable' })
  })

  it('is fetched to its last page', async () => {
    const wished = Array.from({ length: 201 }, () => ({ _id: 'w', product: aProduct() }))
    api.answers(
      'GET /wishlist/get',
      ({ query }) => {
        const from = (Number(query.get('page') ?? 1) - 1) * 200
        return { wishlist: wished.slice(from, from + Number(query.get('limit') ?? 50)) }
      },
      { headers: { 'X-Total-Count': '201' } },
    )
    expect(await createStore().dispatch(getWishlist.initiate()).unwrap()).toHaveLength(201)
    expect(api.calls('GET /wishlist/get')).toHaveLength(2)
  })

  describe.each([
    ['added', () => addToWishlist.initiate(cable), ['cable', 'mouse']],
    ['removed', () => removeFromWishlist.initiate('mouse'), []],
  ])('after a product was %s', (_change, change, after: readonly string[]) => {
    it.each(['before', 'after'])(
      'is right though an older read responds %s the change',
      async (moment) => {
        const { store, wished } = await storeWithWishlist()
        api.answers('POST /wishlist/add', { message: 'Added to wishlist' })
        api.answers('POST /wishlist/remove', { message: 'Removed from wishlist' })
        const releaseAdded = api.holds('POST /wishlist/add')
        const releaseRemoved = api.holds('POST /wishlist/remove')
        const releaseRead = api.holds('GET /wishlist/get')
        const reading = store.dispatch(getWishlist.initiate(undefined, { forceRefetch: true }))
        await waitFor(() => expect(api.calls('GET /wishlist/get')).toHaveLength(2))
        const changing = store.dispatch(change() as ReturnType<typeof addToWishlist.initiate>)
        const entries = [cable, mouse].filter(({ _id }) => after.includes(_id))
        api.answers('GET /wishlist/get', {
          wishlist: entries.map((product) => ({ _id: `w-${product._id}`, product })),
        })
        const finishReading = async () => {
          releaseRead()
          await reading
        }
        if (moment === 'before') await finishReading()
        releaseAdded()
        releaseRemoved()
        await changing
        if (moment === 'after') await finishReading()
        await waitFor(() => expect(wished()).toEqual(after))
      },
    )
  })

  it('is not fetched between the changes of somebody who changes their mind', async () => {
    const { store, wished } = await storeWithWishlist()
    api.answers('POST /wishlist/add', { message: 'Added to wishlist' })
    api.answers('POST /wishlist/remove', { message: 'Removed from wishlist' })
    const release = api.holds('POST /wishlist/remove')
    const adding = store.dispatch(addToWishlist.initiate(cable))
    const removing = store.dispatch(removeFromWishlist.initiate('cable'))
    await adding
    expect(getWishlist.select()(store.getState()).status).toBe('fulfilled')
    release()
    await removing
    expect(wished()).toEqual(['mouse'])
    expect(getWishlist.select()(store.getState()).status).toBe('fulfilled')
  })

  it('removes a product again when adding fails', async () => {
    const { store, wished } = await storeWithWishlist()
    api.refuses('POST /wishlist/add', 404, 'Product not found.')
    await store.dispatch(addToWishlist.initiate(cable))
    expect(wished()).toEqual(['mouse'])
  })

  it('restores a product when removing fails', async () => {
    const { store, wished } = await storeWithWishlist()
    api.breaks('POST /wishlist/remove')
    const removing = store.dispatch(removeFromWishlist.initiate('mouse'))
    expect(wished()).toEqual([])
    await removing
    expect(wished()).toEqual(['mouse'])
  })
})
