/**
 * The first import of each command that builds: what is built is for production, whatever a shell or
 * an earlier build in the same process has set. React reads it when it is imported.
 */
process.env.NODE_ENV = 'production';
