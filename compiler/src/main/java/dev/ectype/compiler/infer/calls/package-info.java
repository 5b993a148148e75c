/**
 * Holds the rules that read operations as if they had other methods and paths, such as {@code POST /createRobot}, and
 * the rule that finds parameters with slashes. Takes routes of the draft. Gives proposals that move an operation to a
 * path.
 */
@NullMarked
package dev.ectype.compiler.infer.calls;

import org.jspecify.annotations.NullMarked;
