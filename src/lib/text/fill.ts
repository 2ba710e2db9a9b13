import { isolated } from './rightToLeft.ts'

/** Puts values in the places that a text marks by `{name}`; a place without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : isolated(String(value))
  })
}
