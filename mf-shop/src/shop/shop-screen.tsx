export function ShopScreen() {
  return <h1>Shop</h1>
}
