import { Button } from '../ui/button';

/**
 * The last resort: a page's code or catalogue could not be fetched, or it broke. The one screen that can't rely on a
 * catalogue, so its words stand here, in the default language.
 */
const words = {
  title: 'No se pudo mostrar esta página',
  text: 'Compruebe su conexión y vuelva a cargarla. No se le ha cobrado nada por este fallo.',
  reload: 'Recargar la página',
  home: 'Volver al inicio',
};

export function PageFailure() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6">
      <title>{words.title}</title>
      <h1 className="text-2xl font-bold">{words.title}</h1>
      <p className="text-muted">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
        <Button asChild>
          <a href="/es/ig">{words.home}</a>
        </Button>
      </div>
    </main>
  );
}
