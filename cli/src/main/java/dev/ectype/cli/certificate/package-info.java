/**
 * Holds the certificate authority of a user, which signs certificates for servers that the proxy impersonates. Takes a folder, creates key
 * and certificate there once, and protects the key from other users. Gives certificates of hosts, which live as long as the process.
 */
@NullMarked
package dev.ectype.cli.certificate;

import org.jspecify.annotations.NullMarked;
