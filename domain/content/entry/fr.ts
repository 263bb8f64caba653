import type { ServiceType } from '#domain/catalogue.ts';
import type { ContentOf } from '../sections';

/** The texts of a new shop's pages around their order forms, in French. */
export const entry: Record<ServiceType, ContentOf<'entry-followers'>> = {
  followers: {
    claims: [
      { text: 'Service et assistance en français' },
      { text: 'La livraison commence dès la confirmation du paiement et vous la voyez avancer en direct' },
      {
        text: 'Carte, Apple Pay ou Google Pay ; les données de votre carte vont directement à la plateforme de paiement',
      },
      {
        text: 'Garantie {guarantee} : si vous perdez plus de 10 % de ce qui a été livré, nous le remplaçons',
      },
    ],
    differences: [
      {
        icon: 'key',
        title: 'Sans mot de passe',
        text: 'Votre nom d’utilisateur nous suffit. Personne n’entre dans votre compte.',
      },
      {
        icon: 'live',
        title: 'Suivi en direct',
        text: 'Du paiement à la fin, chaque étape s’affiche avec son heure.',
      },
      {
        icon: 'shield',
        title: 'Prix tout compris',
        text: 'Vous payez ce que vous voyez : TVA comprise, sans engagement ni frais ultérieurs. Ce qui ne peut pas être livré est remboursé.',
      },
      {
        icon: 'refund',
        title: 'Garantie {guarantee}',
        text: 'Si vous perdez plus de 10 % de ce qui a été livré, nous le remplaçons gratuitement.',
      },
    ],
    steps: [
      {
        title: 'Indiquez votre profil',
        text: 'Saisissez votre nom d’utilisateur et vérifiez sur la photo que c’est bien le vôtre. Il doit être public.',
      },
      {
        title: 'Choisissez la quantité',
        text: 'D’Europe ou d’Espagne, en packs avec cadeau ou la quantité exacte que vous voulez.',
      },
      {
        title: 'Payez et suivez',
        text: 'Vous recevez un e-mail avec votre numéro de commande et voyez la livraison avancer sans recharger la page.',
      },
    ],
  },
  likes: {
    claims: [
      { text: 'Service et assistance en français' },
      { text: 'Vous décidez quelles publications reçoivent les likes, jusqu’à 20 par commande' },
      { text: 'La livraison commence dès la confirmation du paiement et vous la voyez avancer en direct' },
      {
        text: 'Carte, Apple Pay ou Google Pay ; les données de votre carte vont directement à la plateforme de paiement',
      },
    ],
    differences: [
      {
        icon: 'key',
        title: 'Sans mot de passe',
        text: 'Votre nom d’utilisateur et les publications nous suffisent. Personne n’entre dans votre compte.',
      },
      {
        icon: 'live',
        title: 'Une répartition visible',
        text: 'Avant de payer, vous voyez ce que reçoit chaque publication, cadeau compris.',
      },
      {
        icon: 'shield',
        title: 'Prix tout compris',
        text: 'Vous payez ce que vous voyez : TVA comprise, sans engagement ni frais ultérieurs.',
      },
      {
        icon: 'refund',
        title: 'Ce qui manque est remboursé',
        text: 'La partie qui ne peut pas être livrée revient sur le même moyen de paiement.',
      },
    ],
    steps: [
      {
        title: 'Indiquez votre profil',
        text: 'Saisissez votre nom d’utilisateur et vérifiez sur la photo que c’est bien le vôtre. Il doit être public.',
      },
      {
        title: 'Choisissez le pack et les publications',
        text: 'Cochez vos publications ou collez leur lien : le pack est réparti à parts égales.',
      },
      {
        title: 'Payez et suivez',
        text: 'Vous recevez un e-mail avec votre numéro de commande et voyez chaque publication avancer sans recharger la page.',
      },
    ],
  },
  views: {
    claims: [
      { text: 'Service et assistance en français' },
      { text: 'Pour vidéos et reels : un seul ou plusieurs dans la même commande' },
      { text: 'La livraison commence dès la confirmation du paiement et vous la voyez avancer en direct' },
      {
        text: 'Carte, Apple Pay ou Google Pay ; les données de votre carte vont directement à la plateforme de paiement',
      },
    ],
    differences: [
      {
        icon: 'key',
        title: 'Sans mot de passe',
        text: 'Votre nom d’utilisateur et les vidéos nous suffisent. Personne n’entre dans votre compte.',
      },
      {
        icon: 'live',
        title: 'Seulement des vidéos',
        text: 'Nous ne vous montrons que les publications qui peuvent recevoir des vues.',
      },
      {
        icon: 'shield',
        title: 'Prix tout compris',
        text: 'Vous payez ce que vous voyez : TVA comprise, sans engagement ni frais ultérieurs.',
      },
      {
        icon: 'refund',
        title: 'Ce qui manque est remboursé',
        text: 'La partie qui ne peut pas être livrée revient sur le même moyen de paiement.',
      },
    ],
    steps: [
      {
        title: 'Indiquez votre profil',
        text: 'Saisissez votre nom d’utilisateur et vérifiez sur la photo que c’est bien le vôtre. Il doit être public.',
      },
      {
        title: 'Choisissez le pack et les vidéos',
        text: 'Cochez vos vidéos ou collez leur lien : les vues sont réparties à parts égales.',
      },
      {
        title: 'Payez et suivez',
        text: 'Vous recevez un e-mail avec votre numéro de commande et voyez chaque vidéo avancer sans recharger la page.',
      },
    ],
  },
};
