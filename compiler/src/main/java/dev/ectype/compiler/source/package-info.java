/**
 * Holds the roots that a description comes from and the resolver of references between its files. Takes a root: a
 * file, a URL or texts in memory. Gives located nodes and the fingerprint of each file that was read.
 */
@NullMarked
package dev.ectype.compiler.source;

import org.jspecify.annotations.NullMarked;
