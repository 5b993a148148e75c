/**
 * Holds the behavior graph: for every operation the little program that it runs on the state, and for every resource
 * its states and transitions. Takes the completed intermediate representation. Gives the value that the emitter turns
 * into Java and the printers turn into pictures.
 */
@NullMarked
package dev.ectype.compiler.graph;

import org.jspecify.annotations.NullMarked;
