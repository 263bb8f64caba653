/** Text made safe for HTML. */
export function escapeHtml(text: unknown): string {
  return String(text ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A plain page of a sandbox tool. `body` is HTML. */
export function page(title: string, body: string, refreshSeconds?: number): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : '';
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><header><strong>${escapeHtml(title)}</strong><span class="ribbon">Modo de prueba</span></header><main>${body}</main></body></html>`;
}

const style = `
:root{color-scheme:light dark;--line:#d9dce5;--soft:#5b6070;--accent:#4338ca;--back:#f5f6fa;--card:#fff;--text:#191b23}
@media(prefers-color-scheme:dark){:root{--line:#353946;--soft:#a3a9ba;--accent:#a5b4fc;--back:#14161d;--card:#1d2029;--text:#eceef4}}
*{box-sizing:border-box}body{margin:0;background:var(--back);color:var(--text);font:15px/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}
header{display:flex;gap:12px;align-items:center;padding:14px 20px;background:var(--card);border-bottom:1px solid var(--line)}
.ribbon{padding:2px 10px;border-radius:99px;background:#fde68a;color:#713f12;font-size:13px;font-weight:600}
main{max-width:1100px;margin:0 auto;padding:20px}h2{font-size:17px;margin:26px 0 10px}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow-x:auto}
table{width:100%;border-collapse:collapse}th,td{padding:9px 12px;text-align:left;border-bottom:1px solid var(--line);white-space:nowrap}
th{font-size:13px;color:var(--soft);font-weight:600}tr:last-child td{border-bottom:0}td.n,th.n{text-align:right}
a{color:var(--accent)}.empty{padding:22px;color:var(--soft)}
form{display:inline-flex;flex-wrap:wrap;gap:8px;align-items:end;margin:0}label{display:grid;gap:3px;font-size:13px;color:var(--soft)}
input,select,button{font:inherit;min-height:38px;padding:6px 12px;border-radius:8px;border:1px solid #8b90a0;background:var(--card);color:var(--text)}
button{background:var(--accent);border-color:var(--accent);color:var(--card);font-weight:600;cursor:pointer}button.quiet{background:transparent;color:var(--accent)}
.row{display:flex;flex-wrap:wrap;gap:16px;padding:14px}progress{width:110px;height:10px;accent-color:var(--accent)}
pre{margin:0;padding:14px;white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:640px;border:0;background:#fff}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;
