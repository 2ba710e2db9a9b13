/** The logo of the exhibition, a fading echo: nine bars, each 0.74 of the one before. */
export function EchoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 52 32" aria-hidden="true" focusable="false">
      {Array.from({ length: 9 }, (_, index) => {
        const height = 32 * 0.74 ** index
        return (
          <rect
            key={index}
            x={index * 6}
            y={(32 - height) / 2}
            width="2.4"
            height={height}
            fill="currentColor"
          />
        )
      })}
    </svg>
  )
}
