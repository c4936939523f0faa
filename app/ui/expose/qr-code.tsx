export interface QrDrawing {
  /** Modules on each side, without the quiet zone. */
  size: number
  path: string
}

/** The standard requires a quiet zone of four modules. */
const quietZone = 4

export function QrCode({ code: { size, path }, label }: { code: QrDrawing; label: string }) {
  const side = size + 2 * quietZone
  return (
    <svg
      shapeRendering="crispEdges"
      viewBox={`-${quietZone} -${quietZone} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}
