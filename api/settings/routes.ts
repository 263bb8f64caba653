import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { findDiscount } from '#db/discounts.ts';
import { inTransaction } from '#db/pool.ts';
import { announceShopChange, lockSettings, readSettings, writeSettings } from '#db/settings.ts';
import { adminSaveSettings, adminSettings } from '#domain/calls/admin-settings.ts';
import type { Call } from '#domain/calls/call.ts';
import { mayAdvertise } from '#domain/discounts.ts';
import { ShopError } from '#domain/errors.ts';
import { languages } from '#domain/money.ts';
import {
  alertsTo,
  type SettingsSection,
  sectionsOf,
  settingsSections,
  storedFrom,
} from '#domain/settings.ts';
import { exampleFields, isProduction, type Shown } from '#security/production.ts';
import type { Deps } from '../deps';
import { InvalidInput } from '../errors';
import type { Routes } from '../handle';
import { notifyStaff } from '../session/staff-notices';

type SaveBody = { version: string; values: Record<string, unknown> };

/** The shop's settings (D7, D14, D23, D24, D29, D31, D33, D34). */
export function adminSettingsRoutes(routes: Routes, deps: Deps): void {
  const { db, env, clock } = deps;

  routes.answer(adminSettings, {}, async () => {
    const sections = sectionsOf(await readSettings(db));
    const view = Object.fromEntries(
      settingsSections.map((name) => [name, { values: sections[name], version: versionOf(sections[name]) }]),
    );
    return {
      // Built from every section's name; the answer's schema checks it.
      sections: view as z.input<typeof adminSettings.answer>['sections'],
      measurement: { scriptUrl: env.ANALYTICS_SCRIPT_URL, id: env.ANALYTICS_ID },
    };
  });

  for (const section of settingsSections) {
    // The sections' calls differ only in their values, which the schema has checked.
    const call = adminSaveSettings[section] as unknown as Call<
      z.ZodUndefined,
      z.ZodUndefined,
      z.ZodType<SaveBody, SaveBody>,
      z.ZodType<{ success: true; version: string }, { success: true; version: string }>
    >;
    routes.answer(call, {}, async ({ body, admin, requireProof, audited }) => {
      if (isProduction(env)) refuseExampleData(section, body.values);
      if (section === 'reminders') refuseLateEmails(body.values);
      if (section === 'banner') await refuseUselessCode(body.values);
      const settings = await readSettings(db);
      const before = sectionsOf(settings)[section];
      const heard = alertsTo(settings);
      const moved = section === 'shop' && alertsTo({ ...settings, ...body.values }) !== heard;
      // Otherwise an intruder could redirect the e-mails about users and stay unnoticed.
      if (moved) requireProof();
      await audited(
        { action: 'save-settings', subject: `settings/${section}`, before },
        () => save(section, body),
        () => body.values,
      );
      const { username } = admin;
      if (moved)
        await notifyStaff(deps, { kind: 'alerts-moved', actor: username, user: username, to: heard });
      return { version: versionOf(sectionsOf(await readSettings(db))[section]) };
    });
  }

  /** Writes a section's values if it is unchanged since it was read; a refusal contains the newer values. */
  async function save(section: SettingsSection, { version, values }: SaveBody): Promise<void> {
    await inTransaction(db, async (transaction) => {
      await lockSettings(transaction);
      const settings = await readSettings(transaction);
      const current = sectionsOf(settings)[section];
      if (versionOf(current) !== version)
        throw new ShopError('settings_changed', { version: versionOf(current), values: current });
      const stored = storedFrom(section, values);
      const purchase = Object.fromEntries(
        // A lifetime is stored as an absent end.
        Object.entries({ ...settings.purchase, ...stored.purchase }).filter(([, value]) => value !== null),
      );
      await writeSettings(transaction, {
        ...stored.settings,
        ...(Object.keys(stored.purchase).length > 0 ? { purchase } : {}),
      });
      await announceShopChange(transaction);
    });
  }

  /** The banner's code must really be valid, for everybody (D33). */
  async function refuseUselessCode({ enabled, code }: Record<string, unknown>): Promise<void> {
    if (!enabled) return;
    const { discount, history } = await findDiscount(db, String(code), '');
    // If it is valid for some languages only, the others have no banner.
    const forSome = languages.some(
      (language) => mayAdvertise(discount, history, clock().getTime(), language).allowed,
    );
    if (!forSome)
      throw new InvalidInput({
        'values.code':
          'Este código no existe, está desactivado o no vale para todos. Elige un código que cualquiera pueda usar',
      });
  }
}

/** No process of a production shop would start with it again. */
function refuseExampleData(section: SettingsSection, values: Record<string, unknown>): void {
  // The sections' schemas have checked the values.
  const fields = exampleFields(section === 'seller' ? { seller: values as Shown['seller'] } : values);
  if (fields.length > 0)
    throw new InvalidInput(
      Object.fromEntries(
        fields.map((name) => [
          `values.${name}`,
          name === 'sample'
            ? 'Una tienda abierta no puede vender con datos de ejemplo'
            : 'Es un dato de ejemplo. Escribe el verdadero',
        ]),
      ),
    );
}

/** An e-mail about an unpaid purchase after it is closed would never go out. */
function refuseLateEmails(values: Record<string, unknown>): void {
  const closesAfter = Number(values.abandonAfterSeconds);
  if (closesAfter <= Number(values.reminderAfterSeconds))
    throw new InvalidInput({
      'values.abandonAfterSeconds': 'La compra debe cerrarse después del recordatorio',
    });
  if (closesAfter <= Number(values.paymentFailedMailAfterSeconds))
    throw new InvalidInput({
      'values.paymentFailedMailAfterSeconds': 'El aviso debe salir antes de que se cierre la compra',
    });
}

/** Hash of the values, so that any change makes another version. */
function versionOf(values: object): string {
  return createHash('sha256').update(stableJson(values)).digest('hex').slice(0, 16);
}

function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
