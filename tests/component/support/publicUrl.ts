import { onTestFinished } from 'vitest'

/** What PUBLIC_URL says in this test: under the address that tests run at no code would lead anywhere. */
export const publicUrl = 'https://museum.example'

export function setPublicUrl(): void {
  const meta = document.createElement('meta')
  meta.name = 'public-url'
  meta.content = publicUrl
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}
