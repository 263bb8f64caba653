import type { Words } from './language-words';

/** Vocabulary of Spanish questions. */
export const words: Words = {
  and: / (?:y|e|pero) /u,
  stop: 'a al algo ante asi aunque cada como con cual cuales cuando cuanto cuantos cuanta cuantas de del desde donde e el ella ellos en entonces entre era es esa ese eso esos esta estan estas este esto estoy ha hace hacer han has hasta hay he hola la las le les lo los mas me mi mis mucho muy ni no nos nosotros o os otra otro para pero poco por porque puede puedo que quien se ser si sin sobre son soy su sus tal tambien tan tanto te teneis tengo ti tiene tienen tienes tu tus un una unos uno vosotros vuestra vuestro y ya yo quiero quisiera querria gracias favor podeis puedes poder haceis vais va voy',
  named: {
    followers:
      'seguidor* segidor* sequidor* follow* folow* fans fan suscriptor* gente_que_me_siga seguirme me_siguen me_sigan me_siga',
    likes: 'like likes laik* me_gusta me_gustas megusta megustas corazon corazones',
    views: 'visualizacion* vista vistas visita visitas view views reproduccion* repros visionado*',
    spain: 'espana espanoles espanolas espanol',
    europe: 'europeo europeos europeas europa europea',
  },
  numbers: {
    cien: 100,
    cincuenta: 50,
    doscientos: 200,
    trescientos: 300,
    quinientos: 500,
    mil: 1000,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    diez: 10,
    veinte: 20,
    treinta: 30,
    millon: 1_000_000,
    k: 1000,
  },
  notUnits:
    'anos ano horas hora h dias dia semanas semana meses mes minutos veces vez fotos publicaciones posts videos reels cuentas perfiles pedidos codigos cargos pagos cobros',
};
