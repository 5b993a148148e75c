/**
 * Compiles and boots the emitted code of the golden descriptions and sends requests to it. It takes the folders of the
 * compiler module. It returns the results of the JDK's compiler and of the running emulators.
 */
@NullMarked
package dev.ectype.launcher.golden;

import org.jspecify.annotations.NullMarked;
