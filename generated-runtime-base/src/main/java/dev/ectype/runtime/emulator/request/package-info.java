/**
 * Holds how a request is read: credentials, parameters in all their spellings, and bodies of all forms.
 * Takes requests and the parameters, bodies and security schemes of a plan.
 * Gives values that the description allows, or a problem that tells of everything wrong at once.
 */
@NullMarked
package dev.ectype.runtime.emulator.request;

import org.jspecify.annotations.NullMarked;
