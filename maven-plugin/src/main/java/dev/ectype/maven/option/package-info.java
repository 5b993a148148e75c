/**
 * Says what the parameters of a goal mean.
 * It takes the texts that stand in a pom or behind {@code -D}.
 * It gives options of the compiler, or a refusal that says what could have been meant.
 */
@NullMarked
package dev.ectype.maven.option;

import org.jspecify.annotations.NullMarked;
