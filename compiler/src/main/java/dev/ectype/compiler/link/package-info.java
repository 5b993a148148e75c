/**
 * Merges several descriptions into one API. It takes the raw models in the order of their sources. It returns one model
 * in which the first use of a name wins.
 */
@NullMarked
package dev.ectype.compiler.link;

import org.jspecify.annotations.NullMarked;
