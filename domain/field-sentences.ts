import type { Language } from './money';
import { inFrench } from './typography';

/*
 * Field errors of shopper calls in French and Italian, by the Spanish sentence of the schema. The shop's own pages
 * check their fields themselves; this is for other readers of a refusal's `fields`.
 */

const fr: Record<string, string> = {
  'Contiene caracteres no válidos': 'Ce texte contient des caractères non valides',
  'Copia el enlace de la publicación desde Instagram.': 'Copiez le lien de la publication depuis Instagram.',
  'El código no es correcto': 'Ce code n’est pas correct',
  'El mensaje es demasiado largo (4.000 caracteres como máximo)':
    'Votre message est trop long (4\u202f000 caractères au maximum)',
  'El motivo es demasiado largo (1.000 caracteres como máximo)':
    'Le motif est trop long (1\u202f000 caractères au maximum)',
  'El motivo es demasiado largo (500 caracteres como máximo)':
    'Le motif est trop long (500 caractères au maximum)',
  'El nombre de usuario es demasiado corto': 'Le nom d’utilisateur est trop court',
  'El nombre de usuario es demasiado largo': 'Le nom d’utilisateur est trop long',
  'El nombre es demasiado largo (40 caracteres como máximo)':
    'Le nom est trop long (40 caractères au maximum)',
  'El nombre es demasiado largo (80 caracteres como máximo)':
    'Le nom est trop long (80 caractères au maximum)',
  'El número de pedido es demasiado largo': 'Le numéro de commande est trop long',
  'Elige de 1 a 5 estrellas': 'Choisissez de 1 à 5 étoiles',
  'Elige un estado de la lista': 'Choisissez un statut de la liste',
  'Elige un tipo de la lista': 'Choisissez un type de la liste',
  'Entre 1 y 50': 'Entre 1 et 50',
  'Envía como máximo 20 mensajes': 'Envoyez 20 messages au maximum',
  'Es demasiado corto': 'Ce texte est trop court',
  'Es demasiado grande': 'Cette valeur est trop élevée',
  'Es demasiado largo': 'Ce texte est trop long',
  'Es demasiado pequeño': 'Cette valeur est trop petite',
  'Escribe como máximo 120 caracteres': 'Écrivez 120 caractères au maximum',
  'Escribe como máximo 30 caracteres': 'Écrivez 30 caractères au maximum',
  'Escribe como máximo 500 caracteres': 'Écrivez 500 caractères au maximum',
  'Escribe el número como está en el correo': 'Saisissez le numéro tel qu’il figure dans l’e-mail',
  'Escribe las 6 cifras del código': 'Saisissez les 6 chiffres du code',
  'Escribe solo cifras, espacios y el signo +':
    'Saisissez uniquement des chiffres, des espaces et le signe +',
  'Escribe solo tu nombre de pila o tus iniciales': 'Saisissez seulement votre prénom ou vos initiales',
  'Escribe solo tu nombre, sin cifras ni otros signos, y con un espacio después de cada punto':
    'Saisissez seulement votre nom, sans chiffres ni autres signes, et avec un espace après chaque point',
  'Escribe tu mensaje': 'Écrivez votre message',
  'Escribe tu pregunta': 'Écrivez votre question',
  'Escribe tu reseña': 'Écrivez votre avis',
  'Este contenido no existe': 'Ce contenu n’existe pas',
  'Este dato no es válido': 'Cette valeur n’est pas valide',
  'Este dato no tiene el formato esperado': 'Cette valeur n’a pas le format attendu',
  'Falta este dato': 'Cette valeur manque',
  'Has elegido demasiadas publicaciones': 'Vous avez choisi trop de publications',
  'Identificador de carrito no válido': 'Identifiant de panier non valide',
  'Importe no válido': 'Montant non valide',
  'Indica al menos una publicación.': 'Indiquez au moins une publication.',
  'Indica el usuario, las publicaciones o que se envíe de nuevo.':
    'Indiquez le nom d’utilisateur, les publications ou un nouvel envoi.',
  'Indica menos publicaciones.': 'Indiquez moins de publications.',
  'Introduce el número de pedido': 'Saisissez le numéro de commande',
  'Introduce tu nombre': 'Saisissez votre nom',
  'La reseña es demasiado larga (1.000 caracteres como máximo)':
    'Votre avis est trop long (1\u202f000 caractères au maximum)',
  'Pedido no válido': 'Commande non valide',
  'Por favor explica brevemente el motivo': 'Expliquez brièvement le motif',
  'Por favor ingresa un código de descuento': 'Saisissez un code promo',
  'Por favor, ingresa tu nombre de usuario de Instagram': 'Saisissez votre nom d’utilisateur Instagram',
  'Por favor, introduce tu correo electrónico': 'Saisissez votre adresse e-mail',
  'Por favor, introduce un correo electrónico válido': 'Saisissez une adresse e-mail valide',
  'Publicación no válida': 'Publication non valide',
  'Quita lo que esta llamada no conoce': 'Retirez ce que cet appel ne connaît pas',
  'Recarga la página e inténtalo de nuevo': 'Rechargez la page et réessayez',
  'Referencia de pago no válida': 'Référence de paiement non valide',
  'Una publicación está repetida': 'Une publication est répétée',
  'Elige un país de la lista': 'Choisissez un pays de la liste',
  'Escribe con letras latinas, cifras y los signos de una dirección':
    'Utilisez des lettres latines, des chiffres et les signes d’une adresse',
  'Escribe el código postal': 'Saisissez le code postal',
  'Escribe el nombre o la razón social': 'Saisissez le nom ou la raison sociale',
  'Escribe el número de IVA intracomunitario, con o sin el código del país':
    'Saisissez le numéro de TVA intracommunautaire, avec ou sans le code du pays',
  'Escribe el número fiscal': 'Saisissez le numéro fiscal',
  'Escribe la dirección': 'Saisissez l’adresse',
  'Escribe la población': 'Saisissez la ville',
  'Escribe un NIF, NIE o CIF válido, con su letra o dígito de control. Por ejemplo, B58378431':
    'Saisissez un NIF, NIE ou CIF valide, avec sa lettre ou son chiffre de contrôle. Par exemple, B58378431',
  'Escribe un SIREN (9 cifras), un SIRET (14 cifras) o un número de IVA francés válido':
    'Saisissez un SIREN (9 chiffres), un SIRET (14 chiffres) ou un numéro de TVA français valide',
  'Escribe una partita IVA (11 cifras) o un codice fiscale (16 signos) válidos':
    'Saisissez un numéro de TVA (11 chiffres) ou un code fiscal italien (16 caractères) valide',
};

const it: Record<string, string> = {
  'Contiene caracteres no válidos': 'Questo testo contiene caratteri non validi',
  'Copia el enlace de la publicación desde Instagram.': 'Copia il link del post da Instagram.',
  'El código no es correcto': 'Il codice non è corretto',
  'El mensaje es demasiado largo (4.000 caracteres como máximo)':
    'Il messaggio è troppo lungo (massimo 4.000 caratteri)',
  'El motivo es demasiado largo (1.000 caracteres como máximo)':
    'Il motivo è troppo lungo (massimo 1.000 caratteri)',
  'El motivo es demasiado largo (500 caracteres como máximo)':
    'Il motivo è troppo lungo (massimo 500 caratteri)',
  'El nombre de usuario es demasiado corto': 'Il nome utente è troppo corto',
  'El nombre de usuario es demasiado largo': 'Il nome utente è troppo lungo',
  'El nombre es demasiado largo (40 caracteres como máximo)': 'Il nome è troppo lungo (massimo 40 caratteri)',
  'El nombre es demasiado largo (80 caracteres como máximo)': 'Il nome è troppo lungo (massimo 80 caratteri)',
  'El número de pedido es demasiado largo': 'Il numero d’ordine è troppo lungo',
  'Elige de 1 a 5 estrellas': 'Scegli da 1 a 5 stelle',
  'Elige un estado de la lista': 'Scegli uno stato dall’elenco',
  'Elige un tipo de la lista': 'Scegli un tipo dall’elenco',
  'Entre 1 y 50': 'Tra 1 e 50',
  'Envía como máximo 20 mensajes': 'Invia al massimo 20 messaggi',
  'Es demasiado corto': 'Questo testo è troppo corto',
  'Es demasiado grande': 'Questo valore è troppo grande',
  'Es demasiado largo': 'Questo testo è troppo lungo',
  'Es demasiado pequeño': 'Questo valore è troppo piccolo',
  'Escribe como máximo 120 caracteres': 'Scrivi al massimo 120 caratteri',
  'Escribe como máximo 30 caracteres': 'Scrivi al massimo 30 caratteri',
  'Escribe como máximo 500 caracteres': 'Scrivi al massimo 500 caratteri',
  'Escribe el número como está en el correo': 'Scrivi il numero come appare nell’e-mail',
  'Escribe las 6 cifras del código': 'Inserisci le 6 cifre del codice',
  'Escribe solo cifras, espacios y el signo +': 'Scrivi solo cifre, spazi e il segno +',
  'Escribe solo tu nombre de pila o tus iniciales': 'Scrivi solo il tuo nome o le tue iniziali',
  'Escribe solo tu nombre, sin cifras ni otros signos, y con un espacio después de cada punto':
    'Scrivi solo nome e cognome, senza cifre né altri simboli, e con uno spazio dopo ogni punto',
  'Escribe tu mensaje': 'Scrivi il tuo messaggio',
  'Escribe tu pregunta': 'Scrivi la tua domanda',
  'Escribe tu reseña': 'Scrivi la tua recensione',
  'Este contenido no existe': 'Questo contenuto non esiste',
  'Este dato no es válido': 'Questo valore non è valido',
  'Este dato no tiene el formato esperado': 'Questo valore non ha il formato previsto',
  'Falta este dato': 'Questo valore manca',
  'Has elegido demasiadas publicaciones': 'Hai scelto troppi post',
  'Identificador de carrito no válido': 'Identificativo del carrello non valido',
  'Importe no válido': 'Importo non valido',
  'Indica al menos una publicación.': 'Indica almeno un post.',
  'Indica el usuario, las publicaciones o que se envíe de nuevo.':
    'Indica il nome utente, i post o un nuovo invio.',
  'Indica menos publicaciones.': 'Indica meno post.',
  'Introduce el número de pedido': 'Inserisci il numero d’ordine',
  'Introduce tu nombre': 'Inserisci nome e cognome',
  'La reseña es demasiado larga (1.000 caracteres como máximo)':
    'La recensione è troppo lunga (massimo 1.000 caratteri)',
  'Pedido no válido': 'Ordine non valido',
  'Por favor explica brevemente el motivo': 'Spiega brevemente il motivo',
  'Por favor ingresa un código de descuento': 'Inserisci un codice sconto',
  'Por favor, ingresa tu nombre de usuario de Instagram': 'Inserisci il tuo nome utente Instagram',
  'Por favor, introduce tu correo electrónico': 'Inserisci la tua e-mail',
  'Por favor, introduce un correo electrónico válido': 'Inserisci un’e-mail valida',
  'Publicación no válida': 'Post non valido',
  'Quita lo que esta llamada no conoce': 'Togli ciò che questa chiamata non conosce',
  'Recarga la página e inténtalo de nuevo': 'Ricarica la pagina e riprova',
  'Referencia de pago no válida': 'Riferimento di pagamento non valido',
  'Una publicación está repetida': 'Un post è ripetuto',
  'Elige un país de la lista': 'Scegli un Paese dall’elenco',
  'Escribe con letras latinas, cifras y los signos de una dirección':
    'Usa lettere latine, cifre e la punteggiatura degli indirizzi',
  'Escribe el código postal': 'Inserisci il CAP',
  'Escribe el nombre o la razón social': 'Inserisci il nome o la ragione sociale',
  'Escribe el número de IVA intracomunitario, con o sin el código del país':
    'Inserisci il numero di partita IVA comunitaria, con o senza il codice del Paese',
  'Escribe el número fiscal': 'Inserisci il numero fiscale',
  'Escribe la dirección': 'Inserisci l’indirizzo',
  'Escribe la población': 'Inserisci la città',
  'Escribe un NIF, NIE o CIF válido, con su letra o dígito de control. Por ejemplo, B58378431':
    'Inserisci un NIF, NIE o CIF valido, con la lettera o la cifra di controllo. Per esempio, B58378431',
  'Escribe un SIREN (9 cifras), un SIRET (14 cifras) o un número de IVA francés válido':
    'Inserisci un SIREN (9 cifre), un SIRET (14 cifre) o un numero di partita IVA francese valido',
  'Escribe una partita IVA (11 cifras) o un codice fiscale (16 signos) válidos':
    'Inserisci una partita IVA (11 cifre) o un codice fiscale (16 caratteri) validi',
};

export const fieldSentences = { fr: inFrench(fr), it };

/** A field error in a language; back-office errors are Spanish only. */
export function fieldSentence(spanish: string, language: Language): string {
  if (language === 'es') return spanish;
  // The part after the colon is the caller's own input.
  const [sentence = '', ...rest] = spanish.split(': ');
  return [fieldSentences[language][sentence] ?? sentence, ...rest].join(': ');
}
