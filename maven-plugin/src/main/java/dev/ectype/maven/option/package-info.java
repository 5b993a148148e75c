/**
 * Parses the parameters of a goal.
 * It takes the texts from a pom or from {@code -D}.
 * It returns options of the compiler, or fails with a suggestion.
 */
@NullMarked
package dev.ectype.maven.option;

import org.jspecify.annotations.NullMarked;
