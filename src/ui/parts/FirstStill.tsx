import type { FirstPicture } from '#content/exhibits/exhibit.ts'

interface FirstStillProps {
  readonly picture: FirstPicture
  readonly className?: string | undefined
  readonly imageClassName: string | undefined
  /** Absent for decoration. */
  readonly label?: string
}

/** The picture that the page's document names, in the format that fits the viewport. */
export function FirstStill({ picture, className, imageClassName, label = '' }: FirstStillProps) {
  const last = picture.stills.at(-1)?.still
  return (
    <picture className={className}>
      {picture.stills.map(
        ({ media, still }) =>
          media && (
            <source key={media} media={media} srcSet={still.url} width={still.width} height={still.height} />
          ),
      )}
      {last && (
        <img
          className={imageClassName}
          src={last.url}
          width={last.width}
          height={last.height}
          alt={label}
          fetchPriority="high"
          decoding="async"
        />
      )}
    </picture>
  )
}
