import type { Language } from '#domain/money.ts';

/** The texts of the only screen that can't rely on a catalogue, because loading that may have failed. */
export const failureWords: Record<Language, { title: string; text: string; reload: string; home: string }> = {
  es: {
    title: 'No se pudo mostrar esta página',
    text: 'Puede que la tienda se acabe de actualizar o que falte conexión. Recarga la página: lo que elegiste sigue guardado y no se te ha cobrado nada por este fallo.',
    reload: 'Recargar la página',
    home: 'Volver al inicio',
  },
  fr: {
    title: 'Cette page n’a pas pu être affichée',
    text: 'La boutique vient peut-être d’être mise à jour, ou la connexion est coupée. Rechargez la page\u00a0: votre choix est conservé et cette erreur n’a entraîné aucun débit.',
    reload: 'Recharger la page',
    home: 'Retour à l’accueil',
  },
  it: {
    title: 'Non è stato possibile mostrare questa pagina',
    text: 'Forse il negozio è stato appena aggiornato, o manca la connessione. Ricarica la pagina: quello che hai scelto è salvato e per questo errore non ti è stato addebitato nulla.',
    reload: 'Ricarica la pagina',
    home: 'Torna alla pagina iniziale',
  },
};
