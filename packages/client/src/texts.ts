/** What the client says by itself; the service words its own refusals. */
export const texts = {
  unreachable: 'No hay conexión con el servicio.',
  timeOut: 'El servicio ha tardado demasiado en responder.',
};
