/**
 * Holds the paths of an API as a trie, and finds the operation that a request means.
 * Takes the bindings of a plan and the method, path and conditions of requests.
 * Gives a route with the places of its path parameters, the methods that a path allows, or the routes nearest to it.
 */
@NullMarked
package dev.ectype.runtime.emulator.route;

import org.jspecify.annotations.NullMarked;
