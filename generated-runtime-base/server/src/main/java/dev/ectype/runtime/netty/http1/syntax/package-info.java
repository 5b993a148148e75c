/**
 * Holds the syntax of HTTP/1 requests as RFC 9112 defines it, without leniency. Takes received bytes. Gives the ranges of a head, and the
 * data of a body in chunks.
 */
@NullMarked
package dev.ectype.runtime.netty.http1.syntax;

import org.jspecify.annotations.NullMarked;
