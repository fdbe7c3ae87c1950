/** Addresses of one picture in three formats and several widths. */
export interface Raster {
  avif: string;
  webp: string;
  /** The fallback's addresses, by width. */
  jpg: { src: string; width: number; height: number }[];
}

export interface GalleryPicture extends Raster {
  alt: string;
  caption: string;
}

export interface ViewerWords {
  label: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  thumbnail: string;
  failed: string;
}
