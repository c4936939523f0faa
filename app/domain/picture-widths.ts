/** In pixels. */
export const pictureWidths = [320, 480, 720, 960, 1280, 1600, 2400] as const
