import { escapeHtml, page } from 'stripe-sandbox/html';
import type { Directory } from '../instagram/directory';
import { missing } from './deliveries';
import { type Fault, faultKinds } from './faults';
import type { PanelOrder, PanelState } from './model';

/** The panel's page: orders, refills, switches, the latest calls. `time` is the panel's. */
export function panelPage(state: PanelState, directory: Directory, faults: Fault[], time: number): string {
  const orders = [...state.orders].reverse().slice(0, 50);
  const calls = [...state.calls].reverse().slice(0, 20);
  return page(
    'Panel de pruebas (API SMM v2)',
    `<div class="card"><div class="row"><span>Saldo: <strong>${state.balance.toFixed(2)} USD</strong></span>
<span>Reloj del panel: <strong>${escapeHtml(new Date(time).toLocaleString('es-ES'))}</strong> (×${state.clock.speed})</span>
<span>Entrega: <strong>${state.deliverySeconds} s</strong></span></div></div>
<h2>Pedidos</h2><div class="card" tabindex="0">${
      orders.length === 0
        ? '<p class="empty">Todavía no hay pedidos. Compre algo en la tienda y aparecerá aquí.</p>'
        : `<table><thead><tr><th>Pedido</th><th>Servicio</th><th>Destino</th><th class="n">Cantidad</th><th class="n">Inicio</th><th>Progreso</th><th>Estado</th><th></th></tr></thead><tbody>${orders.map((order) => orderRow(order, missing(directory, order))).join('')}</tbody></table>`
    }</div>
<h2>Interruptores de fallos</h2><div class="card"><div class="row">${faultForm()}${clockForm()}${settingsForm(state)}</div>
<div class="row">${
      faults.length === 0
        ? '<span>Ningún fallo activo.</span>'
        : `<span>Activos: ${faults.map((fault) => `<strong>${escapeHtml(`${fault.kind} (${fault.action}${fault.count ? `, ${fault.count}×` : ''})`)}</strong>`).join(', ')}</span><form method="post" action="/_sandbox/faults/clear"><button class="quiet">Quitar todos</button></form>`
    }</div></div>
<h2>Últimas llamadas</h2><div class="card" tabindex="0">${
      calls.length === 0
        ? '<p class="empty">Nadie ha llamado todavía a la API.</p>'
        : `<table><thead><tr><th>Hora</th><th>Llamada</th><th>Respuesta</th></tr></thead><tbody>${calls.map((call) => `<tr><td>${escapeHtml(call.at.slice(11, 19))}</td><td>${escapeHtml(new URLSearchParams(call.params).toString().slice(0, 90))}</td><td>${escapeHtml(JSON.stringify(call.answer).slice(0, 90))}${call.fault ? ` <strong>${escapeHtml(call.fault)}</strong>` : ''}</td></tr>`).join('')}</tbody></table>`
    }</div>`,
    5,
  );
}

function orderRow(order: PanelOrder, lost: number): string {
  return `<tr><td>${order.id}</td><td>${order.service}</td><td>${escapeHtml(order.link)}</td><td class="n">${order.quantity}</td><td class="n">${order.startCount ?? '–'}</td>
<td><progress max="${order.quantity}" value="${order.delivered}" aria-label="Entregado del pedido ${order.id}"></progress> ${order.delivered}${lost > 0 ? ` (−${lost})` : ''}</td><td>${order.status}</td>
<td>${order.status === 'Completed' ? `<form method="post" action="/_sandbox/orders/${order.id}/drop"><input type="hidden" name="percent" value="30"><button class="quiet" aria-label="Perder el 30 % del pedido ${order.id}">Perder 30 %</button></form>` : ''}</td></tr>`;
}

function faultForm(): string {
  return `<form method="post" action="/_sandbox/faults"><label>Fallo<select name="kind">${faultKinds.map((kind) => `<option>${kind}</option>`).join('')}</select></label>
<label>Acción<select name="action"><option>add</option><option>status</option><option>refill</option><option>cancel</option><option>any</option></select></label>
<label>Veces<input name="count" type="number" min="1" value="1" style="width:80px"></label><button>Activar</button></form>`;
}

function clockForm(): string {
  return `<form method="post" action="/_sandbox/clock"><label>Adelantar (s)<input name="advanceSeconds" type="number" min="0" value="60" style="width:100px"></label><button class="quiet">Adelantar</button></form>`;
}

function settingsForm(state: PanelState): string {
  return `<form method="post" action="/_sandbox/settings"><label>Duración de la entrega (s)<input name="deliverySeconds" type="number" min="0" value="${state.deliverySeconds}" style="width:110px"></label><button class="quiet">Guardar</button></form>`;
}
