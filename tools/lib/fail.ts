/** Ends the tool with a sentence for the person at the terminal instead of a stack. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
