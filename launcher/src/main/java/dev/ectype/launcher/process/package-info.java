/**
 * Exchanges messages with another JVM that does short work.
 * It takes the classes and options of this process, and the values of a message.
 * It gives the command of the other JVM, the lines that it prints, and messages as bytes.
 */
@NullMarked
package dev.ectype.launcher.process;

import org.jspecify.annotations.NullMarked;
