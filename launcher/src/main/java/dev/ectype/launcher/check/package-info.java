/**
 * Checks descriptions: compiles each, boots its emulator and sends one valid request to every operation.
 * It takes a description and its compilation request.
 * It returns a row of results, also after a failure.
 */
@NullMarked
package dev.ectype.launcher.check;

import org.jspecify.annotations.NullMarked;
