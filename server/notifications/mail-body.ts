// A mail as plain text and as HTML: one column, system fonts, readable without pictures.
import type { MailText } from './mail-texts.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

export function textBody({ paragraphs, table, links, closing }: MailText): string {
  const rows = table.map(([label, value]) => `${label}: ${value}`).join('\n');
  const linked = links.map(({ text, url }) => `${text}:\n${url}`);
  return [...paragraphs, rows, ...linked, ...closing].filter((part) => part !== '').join('\n\n');
}

export function htmlBody({ subject, paragraphs, table, links, closing }: MailText): string {
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
  const paragraph = (text: string) => `<p>${lines(text)}</p>`;
  const rows = table.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td>${lines(value)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font:16px/1.5 system-ui,sans-serif;color:#222;max-width:36em;margin:0 auto;padding:16px">',
    ...paragraphs.map(paragraph),
    ...(rows.length > 0 ? ['<table style="border-collapse:collapse">', ...rows, '</table>'] : []),
    ...links.map(({ text, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`),
    ...closing.map(paragraph),
    '</body></html>',
  ].join('\n');
}
