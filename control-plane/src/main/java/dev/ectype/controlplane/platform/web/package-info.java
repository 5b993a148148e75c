/**
 * What every request goes through: identifiers of requests, limits of bodies, headers, lists by cursor.
 * Takes requests and settings.
 * Gives controllers what they share.
 */
@NullMarked
package dev.ectype.controlplane.platform.web;

import org.jspecify.annotations.NullMarked;
