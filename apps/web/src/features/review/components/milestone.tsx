import { app, format, review as messages } from '@utarang/messages';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.js';
import css from './review-card.module.css';

const SIZE = 640;

/** Draws the picture of a milestone on the device, in the colours of the page. */
function draw(canvas: HTMLCanvasElement, n: number): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  context.fillStyle = colour('--brand-soft');
  context.fillRect(0, 0, SIZE, SIZE);
  context.lineWidth = 28;
  context.strokeStyle = colour('--brand');
  context.beginPath();
  context.arc(SIZE / 2, SIZE / 2 - 40, 190, 0, 2 * Math.PI);
  context.stroke();
  context.textAlign = 'center';
  context.fillStyle = colour('--ink');
  context.font = `800 128px ${colour('--font-ko')}`;
  context.fillText(n.toLocaleString('ko'), SIZE / 2, SIZE / 2 + 4);
  context.font = `800 44px ${colour('--font-ko')}`;
  context.fillText(format(messages['mile.title'], { n }), SIZE / 2, SIZE - 108);
  context.fillStyle = colour('--ink-2');
  context.font = `600 32px ${colour('--font-ko')}`;
  context.fillText(app.name, SIZE / 2, SIZE - 48);
}

/** A milestone with its picture, which can be shared or saved. Nothing of it leaves the device by itself. */
export function Milestone({ n }: { n: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, n);
  }, [n]);
  const keep = () =>
    canvas.current?.toBlob(async (blob) => {
      if (!blob) return;
      const name = `${format(messages['mile.file'], { n: String(n) })}.png`;
      const file = new File([blob], name, { type: 'image/png' });
      if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {});
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    });
  return (
    <section className={css['leech']}>
      <h2>{format(messages['mile.title'], { n })}</h2>
      <canvas
        ref={canvas}
        className={css['picture']}
        width={SIZE}
        height={SIZE}
        role="img"
        aria-label={format(messages['mile.title'], { n })}
      />
      <Button variant="soft" onClick={() => void keep()}>
        <Download size={18} />
        {messages['mile.share']}
      </Button>
    </section>
  );
}
