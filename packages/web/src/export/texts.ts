export const esSheet = {
  weights: 'Pesada',
  batch: (grams: string) => `Pesada para ${grams} g`,
  part: (name: string, grams: string) => `${name}: pesada para ${grams} g en crudo`,
  onFlour: (x: string) => `${x} % harina`,
  batchLine: 'Lote',
  maker: 'Elaborado por',
  qr: 'Abre la receta',
  made: 'Hecho con Obrador. Resultado orientativo: confírmalo con una prueba.',
};

export const esShare = {
  lead: 'La receta viaja dentro del enlace: no se guarda en ningún servidor.',
  staysHere:
    'Van el título, el tipo, los ingredientes y el lote. Las notas, los pasos, las fotos y los precios no salen de tu cuaderno.',
  link: 'Enlace a la receta',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  copyByHand:
    'El navegador no deja copiar desde aquí. El enlace está seleccionado: cópialo con Ctrl+C o, en el móvil, manteniéndolo pulsado.',
  send: 'Enviar…',
  qr: 'Código QR con el enlace a la receta',
  tooLong: 'La receta es demasiado larga para un código QR; usa el enlace.',
  files: 'Llevarse la receta',
  pdf: 'PDF o papel',
  csv: 'Hoja de cálculo',
  json: 'Archivo de Obrador',
  jsonNote: 'El archivo de Obrador se puede volver a abrir o pegar aquí.',
};
