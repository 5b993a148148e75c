/**
 * Holds what makes one API of several descriptions.
 * Takes the raw models in the order in which their descriptions were named.
 * Gives one model in which the first to use a name keeps it.
 */
@NullMarked
package dev.ectype.compiler.link;

import org.jspecify.annotations.NullMarked;
