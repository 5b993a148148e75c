/**
 * Provides the basics of emitted Java: legal and unique names, safe Javadoc, and the class names of the runtime. It
 * takes untrusted names and texts of a description and returns pieces of Java.
 */
@NullMarked
package dev.ectype.compiler.emit.java;

import org.jspecify.annotations.NullMarked;
