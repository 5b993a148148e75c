/**
 * Runs short work in another JVM.
 * It takes the classes and options of this process.
 * It gives the command of the other JVM, and the lines that it prints.
 */
@NullMarked
package dev.ectype.launcher.process;

import org.jspecify.annotations.NullMarked;
