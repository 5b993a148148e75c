/**
 * Matches requests to operations. Takes method, path, query and headers. Gives the HTTP route and its path
 * parameters.
 */
@NullMarked
package dev.ectype.runtime.emulator.route;

import org.jspecify.annotations.NullMarked;
