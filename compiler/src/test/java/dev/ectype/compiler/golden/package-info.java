/**
 * Compares everything that the stages make of small descriptions with what is kept beside them. It takes the folders
 * below {@code src/test/resources/golden}. It gives a difference that shows which stage moved.
 */
@NullMarked
package dev.ectype.compiler.golden;

import org.jspecify.annotations.NullMarked;
