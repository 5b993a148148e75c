/**
 * Contains the roots of descriptions and the resolver of references between files. It takes a root: a file, a URL or
 * texts in memory. It returns located nodes and the fingerprint of each read file.
 */
@NullMarked
package dev.ectype.compiler.source;

import org.jspecify.annotations.NullMarked;
