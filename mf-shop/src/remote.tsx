import { defineRemote, screen } from '@store/sdk'

const loadShop = async () => (await import('./shop/shop-screen.tsx')).ShopScreen
const loadProduct = async () => (await import('./product/product-screen.tsx')).ProductScreen
const loadWishlist = async () => (await import('./wishlist/wishlist-screen.tsx')).WishlistScreen

export const remote = defineRemote({
  routes: [
    screen('/shop', loadShop),
    screen('/reseller/shop', loadShop),
    screen('/distributor/shop', loadShop),
    screen('/product/:id', loadProduct),
    screen('/wishlist', loadWishlist),
  ],
})
