import type { RowDataPacket } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import { idAt } from '../load/public-id.ts'
import { createRandom, pick } from '../load/random.ts'

/** A buyer of the order history. */
export type Buyer = {
  id: number
  tier: 'enduser' | 'reseller' | 'distributor'
  name: string
  email: string
  phone: string
  businessName: string | undefined
  gstNumber: string | undefined
  city: string
  state: string
}

/** Ids of these buyers start here, so that they differ from all other numbers in a statement. */
export const firstBuyerId = 900_000_001

const firstNames = (
  'Aarav Aditi Ananya Arjun Deepa Farhan Gita Harish Imran Ishaan Jyoti Kabir Kavita ' +
  'Lakshmi Manoj Meera Nisha Omkar Pooja Prakash Priya Rahul Ravi Rekha Sanjay Shreya Sunil ' +
  'Tara Uma Vikram Yusuf Zara'
).split(' ')
const lastNames = (
  'Agarwal Bhat Chauhan Das Desai Fernandes Ghosh Gupta Iyer Jain Joshi Kapoor Khan ' +
  'Kulkarni Kumar Mehta Menon Mishra Nair Naidu Patel Pillai Rao Reddy Saxena Shah Sharma ' +
  'Shetty Singh Sinha Thomas Verma'
).split(' ')
const businesses = 'Computers Infotech Systems Traders Solutions Electronics'.split(' ')
const cities = [
  ['Mumbai', 'Maharashtra', '27'],
  ['Pune', 'Maharashtra', '27'],
  ['Nagpur', 'Maharashtra', '27'],
  ['Delhi', 'Delhi', '07'],
  ['Bengaluru', 'Karnataka', '29'],
  ['Mysuru', 'Karnataka', '29'],
  ['Chennai', 'Tamil Nadu', '33'],
  ['Coimbatore', 'Tamil Nadu', '33'],
  ['Hyderabad', 'Telangana', '36'],
  ['Warangal', 'Telangana', '36'],
  ['Kochi', 'Kerala', '32'],
  ['Kolkata', 'West Bengal', '19'],
  ['Jaipur', 'Rajasthan', '08'],
  ['Lucknow', 'Uttar Pradesh', '09'],
  ['Indore', 'Madhya Pradesh', '23'],
  ['Surat', 'Gujarat', '24'],
  ['Patna', 'Bihar', '10'],
  ['Guwahati', 'Assam', '18'],
] as const

function letters(random: () => number, count: number): string {
  return Array.from({ length: count }, () =>
    String.fromCharCode(65 + Math.floor(random() * 26)),
  ).join('')
}

function digits(random: () => number, count: number): string {
  return String(Math.floor(random() * 10 ** count)).padStart(count, '0')
}

/** The buyers of the order history, the same in every run: about half endusers, a tenth distributors. */
export function makeBuyers(count: number): Buyer[] {
  const random = createRandom(11)
  return Array.from({ length: count }, (_, index) => {
    const tiers = ['enduser', 'reseller', 'enduser', 'reseller', 'enduser'] as const
    const tier = index % 10 === 9 ? 'distributor' : pick(random, tiers)
    const [first, last] = [pick(random, firstNames), pick(random, lastNames)]
    const [city, state, code] = pick(random, cities)
    const isBusiness = tier !== 'enduser'
    return {
      id: firstBuyerId + index,
      tier,
      name: `${first} ${last}`,
      email: `${first}.${last}.${index}@example.test`.toLowerCase(),
      phone: `9${digits(random, 9)}`,
      businessName: isBusiness ? `${last} ${pick(random, businesses)}` : undefined,
      gstNumber: isBusiness
        ? `${code}${letters(random, 5)}${digits(random, 4)}${letters(random, 1)}1Z${digits(random, 1)}`
        : undefined,
      city,
      state,
    }
  })
}

/** Inserts the buyers that are missing. Nobody can log in as one of them. */
export async function insertBuyers(pool: Pool, buyers: readonly Buyer[]): Promise<void> {
  const [[found]] = await pool.query<(RowDataPacket & { present: number })[]>(
    'SELECT COUNT(*) AS present FROM users WHERE id >= ?',
    [firstBuyerId],
  )
  const missing = buyers.slice(found?.present ?? 0)
  const random = createRandom(12)
  const now = new Date()
  for (let at = 0; at < missing.length; at += 1000) {
    const rows = missing
      .slice(at, at + 1000)
      .map(({ id, tier, name, email, phone }) => [
        ...[id, idAt(id - firstBuyerId, random), email, '!', name, tier, phone, now, now],
      ])
    await pool.query(
      `INSERT INTO users (id, public_id, email, password_hash, name, role, mobile, created_at,
         updated_at) VALUES ?`,
      [rows],
    )
  }
}
