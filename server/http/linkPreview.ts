/** Side of the pictures of avatars, pixels. */
const pictureSize = 1024

/** The preview of a shared link. */
export interface LinkPreview {
  readonly title: string
  readonly description: string
  /** Absolute. */
  readonly url: string
  /** Absolute; undefined: none. The picture is square. */
  readonly imageUrl: string | undefined
  /** Alternative text. */
  readonly imageAlt: string
}

/** Replaces the title and description of a page by a preview. */
export function withPreview(html: string, preview: LinkPreview): string {
  const { title, description, url, imageUrl, imageAlt } = preview
  const tags = [
    `<title>${escaped(title)}</title>`,
    metaTag('name', 'description', description),
    metaTag('property', 'og:type', 'profile'),
    metaTag('property', 'og:site_name', 'Nachklang'),
    metaTag('property', 'og:title', title),
    metaTag('property', 'og:description', description),
    metaTag('property', 'og:url', url),
    // The large card would crop a square picture.
    metaTag('name', 'twitter:card', 'summary'),
    metaTag('name', 'twitter:title', title),
    metaTag('name', 'twitter:description', description),
  ]
  if (imageUrl !== undefined) {
    tags.push(
      metaTag('property', 'og:image', imageUrl),
      metaTag('property', 'og:image:width', String(pictureSize)),
      metaTag('property', 'og:image:height', String(pictureSize)),
      metaTag('property', 'og:image:alt', imageAlt),
      metaTag('name', 'twitter:image', imageUrl),
      metaTag('name', 'twitter:image:alt', imageAlt),
    )
  }
  return html
    .replace(/<title>[^<]*<\/title>/i, '')
    .replace(/<meta\s+name="description"[^>]*>/i, '')
    .replace('</head>', () => `${tags.join('')}</head>`)
}

/** The content is escaped. */
export function metaTag(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escaped(content)}">`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
