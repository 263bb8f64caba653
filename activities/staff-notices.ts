import { readSettings } from '../db/settings';
import { formatMoment } from '../domain/format';
import type { Role } from '../domain/permissions';
import { alertsTo } from '../domain/settings';
import type { StaffNotice } from '../domain/staff-notices';
import { type ComposedMail, layOutForStaff, type MailShop } from './mail-layout';
import { createMailSender, type MailSenderDeps } from './mail-sender';

const roleNames: Record<Role, string> = {
  administrator: 'Administrador',
  support: 'Atención al cliente',
  'read-only': 'Solo consulta',
};

const titles: Record<StaffNotice['kind'], string> = {
  'user-created': 'Usuario nuevo',
  'password-reset': 'Contraseña restablecida',
  'second-step-removed': 'Verificación en dos pasos quitada',
  'role-changed': 'Función cambiada',
  'new-browser': 'Acceso desde un navegador nuevo',
  'alerts-moved': 'Los avisos van a otra dirección',
};

const inside = {
  text: 'Ha cambiado quién puede entrar en la administración.',
  note: 'Si nadie del equipo lo esperaba, desactiva el usuario y mira en el registro de auditoría qué más se hizo.',
  screen: 'users',
};
/** Texts of notices that change nobody's access. */
const others: Partial<Record<StaffNotice['kind'], typeof inside>> = {
  'new-browser': {
    text: 'Este usuario ha entrado en la administración desde un navegador en el que no había entrado antes.',
    note: 'Si no has sido tú, cambia tu contraseña y cierra las demás sesiones en «Mi cuenta». Si es otra persona, pregúntale.',
    screen: 'users',
  },
  'alerts-moved': {
    text: 'Este es el último aviso que llega a esta dirección. Los ajustes dicen a cuál van desde ahora.',
    note: 'Si nadie del equipo lo esperaba, vuelve a poner esta dirección y mira en el registro de auditoría qué más se hizo.',
    screen: 'settings',
  },
};

/** Composes a notice about a change of back-office access. In Spanish, like the back office; without any secret. */
export function composeStaffNotice(
  { kind, actor, user, role, at }: StaffNotice,
  shop: MailShop,
): ComposedMail {
  const { text, note, screen } = others[kind] ?? inside;
  return layOutForStaff(
    {
      subject: `[${shop.shopName}] ${titles[kind]}: ${user}`,
      title: titles[kind],
      paragraphs: [text],
      summary: [
        ['Usuario', user],
        ...(role ? [['Función', roleNames[role]] as [string, string]] : []),
        ...(kind === 'new-browser' ? [] : [['Hecho por', actor] as [string, string]]),
        ['Fecha y hora', formatMoment(new Date(at), 'es')],
      ],
      notes: [note],
      button: { label: 'Abrir en administración', url: `${shop.publicUrl}/admin/${screen}` },
    },
    shop,
  );
}

/** Activities that notify the shop's staff of changes of back-office access. */
export function createStaffNoticeActivities(deps: MailSenderDeps) {
  const mailSender = createMailSender(deps);
  return {
    /** Mails a notice to the address for alerts. A crash between the e-mail and its record sends it twice. */
    async sendStaffNotice(notice: StaffNotice): Promise<void> {
      const [settings, shop] = await Promise.all([readSettings(deps.pool), mailSender.shop()]);
      await mailSender.send(notice.to ?? alertsTo(settings), composeStaffNotice(notice, shop));
    },
  };
}
export type StaffNoticeActivities = ReturnType<typeof createStaffNoticeActivities>;
