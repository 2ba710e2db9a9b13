import { isolated } from './rightToLeft.ts'

/** Replaces each `{name}` in a text by its value; a name without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : isolated(String(value))
  })
}
