import type { Language } from '#domain/money.ts';

/** The words of the one screen that can't rely on a catalogue: perhaps it is what could not be fetched. */
export const failureWords: Record<Language, { title: string; text: string; reload: string; home: string }> = {
  es: {
    title: 'No se pudo mostrar esta página',
    text: 'Comprueba tu conexión y vuelve a cargarla. No se te ha cobrado nada por este fallo.',
    reload: 'Recargar la página',
    home: 'Volver al inicio',
  },
  fr: {
    title: 'Cette page n’a pas pu être affichée',
    text: 'Vérifiez votre connexion et rechargez-la. Cette erreur ne vous a rien coûté.',
    reload: 'Recharger la page',
    home: 'Retour à l’accueil',
  },
  it: {
    title: 'Non è stato possibile mostrare questa pagina',
    text: 'Controlla la connessione e ricaricala. Per questo errore non ti è stato addebitato nulla.',
    reload: 'Ricarica la pagina',
    home: 'Torna alla pagina iniziale',
  },
};
