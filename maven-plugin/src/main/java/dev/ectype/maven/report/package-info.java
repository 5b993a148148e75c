/**
 * Tells people and IDEs what a goal found.
 * It takes the findings of the compiler, and the reasons why a goal does nothing.
 * It gives lines of Maven's log that editors can follow to their place, and the messages of a workspace.
 */
@NullMarked
package dev.ectype.maven.report;

import org.jspecify.annotations.NullMarked;
