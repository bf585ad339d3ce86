/** What the client says by itself; the service words its own refusals. */
export const texts = {
  unreachable: 'No hay conexión con el servicio.',
  notJson: (status: number) => `La respuesta (${status}) no es del servicio: puede haber un intermediario que falla.`,
  timeOut: 'El servicio ha tardado demasiado en responder.',
};
