// The result as a picture: 1080 square, as messengers show it whole.

export interface Card {
  firm: string;
  title: string;
  terms: string;
  figure: { label: string; value: string };
  rows: { label: string; value: string }[];
  note: string;
  file: string;
}

const cardSize = 1080;
const edge = 90;
const ink = '#191c45';
const soft = '#4b4e74';
const wall = '#f3c7b9';
const textFont = "'Anek Latin', system-ui, sans-serif";
const titleFont = 'Eczar, Georgia, serif';

/** As large as fits the width, up to the size given. */
function fitted(draw: CanvasRenderingContext2D, text: string, weight: number, size: number, family: string): void {
  draw.font = `${weight} ${size}px ${family}`;
  const room = cardSize - 2 * edge;
  const { width } = draw.measureText(text);
  if (width > room) draw.font = `${weight} ${Math.floor((size * room) / width)}px ${family}`;
}

function drawn({ firm, title, terms, figure, rows, note }: Card): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = cardSize;
  canvas.height = cardSize;
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('This browser draws no pictures');
  draw.fillStyle = wall;
  draw.fillRect(0, 0, cardSize, cardSize);
  draw.fillStyle = '#ffffff';
  draw.fillRect(0, 260, cardSize, 640);
  const write = (text: string, y: number, colour: string, weight: number, size: number, family = textFont) => {
    fitted(draw, text, weight, size, family);
    draw.fillStyle = colour;
    draw.fillText(text, edge, y);
  };
  write(firm, 120, ink, 600, 64, titleFont);
  write(title, 200, soft, 500, 40);
  write(terms, 350, soft, 500, 44);
  write(figure.label, 440, soft, 500, 40);
  write(figure.value, 580, ink, 600, 150);
  for (const [i, { label, value }] of rows.entries()) {
    const y = 700 + i * 100;
    write(label, y, soft, 500, 40);
    draw.textAlign = 'right';
    draw.font = `600 48px ${textFont}`;
    draw.fillStyle = ink;
    draw.fillText(value, cardSize - edge, y);
    draw.textAlign = 'left';
    draw.fillRect(edge, y + 32, cardSize - 2 * edge, 2);
  }
  write(note, 990, ink, 500, 36);
  return canvas;
}

/** Into the phone's share sheet where that takes pictures, else as a file. */
export async function savePicture(card: Card): Promise<void> {
  await document.fonts.ready;
  const canvas = drawn(card);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('No picture came of it');
  const file = new File([blob], card.file, { type: 'image/png' });
  const coarse = matchMedia('(pointer: coarse)').matches;
  if (coarse && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = card.file;
  link.click();
  URL.revokeObjectURL(link.href);
}
