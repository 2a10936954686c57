import { testLargeTextIn } from './every-screen-in.ts'

testLargeTextIn('webkit')
