/**
 * Holds what every emitter of Java needs: names that are legal and unique, Javadoc that cannot break out of its comment,
 * and the classes of the runtime by name. Takes names and texts of a description, which are hostile. Gives pieces of
 * Java.
 */
@NullMarked
package dev.ectype.compiler.emit.java;

import org.jspecify.annotations.NullMarked;
