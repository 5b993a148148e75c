/**
 * Compares the output of all stages for small descriptions with expected files in {@code src/test/resources/golden}. A
 * difference shows the stage that changed.
 */
@NullMarked
package dev.ectype.compiler.golden;

import org.jspecify.annotations.NullMarked;
