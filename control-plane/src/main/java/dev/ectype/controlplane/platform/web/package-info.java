/**
 * Configures the processing of every request: limits of bodies, headers, callers, JSON and times. Takes requests and settings. Gives
 * controllers their common arguments.
 */
@NullMarked
package dev.ectype.controlplane.platform.web;

import org.jspecify.annotations.NullMarked;
