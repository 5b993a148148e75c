/**
 * Holds what the compiler says about its inputs: codes, locations, and the collector of both.
 * Takes findings from every stage.
 * Gives them back in the order of their locations, each with a hint on what to do.
 */
@NullMarked
package dev.ectype.compiler.diagnostic;

import org.jspecify.annotations.NullMarked;
