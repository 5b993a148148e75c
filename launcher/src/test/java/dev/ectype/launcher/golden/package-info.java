/**
 * Compiles, boots and asks what the compiler emits for its golden descriptions. It takes the folders that the compiler
 * module keeps. It gives the word of the JDK's compiler and of the running emulators on them.
 */
@NullMarked
package dev.ectype.launcher.golden;

import org.jspecify.annotations.NullMarked;
