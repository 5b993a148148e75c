/**
 * What every request goes through, in its order: limits of bodies, headers, callers; rules of JSON and of times.
 * Takes requests and settings.
 * Gives controllers what they share.
 */
@NullMarked
package dev.ectype.controlplane.platform.web;

import org.jspecify.annotations.NullMarked;
