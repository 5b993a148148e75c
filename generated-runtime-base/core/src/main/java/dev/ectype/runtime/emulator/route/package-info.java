/**
 * Stores the paths of an API in a trie and finds the operation for a request.
 * Takes the bindings of a plan, and the method, path and conditions of a request.
 * Returns a route with its path parameters, the methods of a path, or the most similar routes.
 */
@NullMarked
package dev.ectype.runtime.emulator.route;

import org.jspecify.annotations.NullMarked;
