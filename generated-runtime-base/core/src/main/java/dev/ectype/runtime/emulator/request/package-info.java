/**
 * Reads requests: credentials, parameters in all styles, and bodies of all media types.
 * Takes a request and the parameters, bodies and security schemes of a plan.
 * Returns values that the description allows, or a problem with all errors at once.
 */
@NullMarked
package dev.ectype.runtime.emulator.request;

import org.jspecify.annotations.NullMarked;
