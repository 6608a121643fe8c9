/** A line of the changelog is the changeset's own sentence, without hashes. */
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replace(/\n+/g, '\n  ')}`,
  getDependencyReleaseLine: async () => '',
};
