import type { LoaderFunctionArgs } from 'react-router';
import { boundsFor } from '../../content/calculator.ts';
import { productIds } from '../../content/products.ts';
import { readParams, writeParams } from '../../domain/loan/params.ts';
import { qrSvg } from '../../domain/qr.ts';
import { publicUrl } from '../../content/public-url.ts';

/** The calculator's own address with these figures as a QR code; never one that a stranger made up. */
export function loader({ request }: LoaderFunctionArgs) {
  const { state } = readParams(new URL(request.url).searchParams, boundsFor, productIds);
  const drawing = qrSvg(publicUrl(`/emi-calculator?${writeParams(state, boundsFor)}`));
  if (!drawing) return new Response(null, { status: 404 });
  return new Response(drawing, {
    headers: { 'Content-Type': 'image/svg+xml', 'X-Robots-Tag': 'noindex', 'Cache-Control': 'public, max-age=86400' },
  });
}
