import { testFirstCalls } from '@store/sdk/testing'
import { remoteConfig } from '../remote.config.ts'

testFirstCalls(remoteConfig, [
  '',
  '?brand=HP&category=Laptops&q=hp+26&sort=highToLow&page=2',
  '?brand=HP&brand=CP+Plus&countryOfOrigin=China&inStock=true&minPrice=100&maxPrice=2500',
])
