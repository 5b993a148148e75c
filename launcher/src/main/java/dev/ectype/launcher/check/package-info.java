/**
 * Tries descriptions: compiles each, boots its emulator and asks every operation one valid request.
 * It takes a description and how it is to be compiled.
 * It gives a row of facts about it, whatever goes wrong on the way.
 */
@NullMarked
package dev.ectype.launcher.check;

import org.jspecify.annotations.NullMarked;
