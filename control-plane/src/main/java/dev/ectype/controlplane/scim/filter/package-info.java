/**
 * Selects, orders and projects resources (RFC 7644, section 3.4.2). Takes the texts of filters, attribute paths and parameters. Gives parsed
 * forms, which work on resources.
 */
@NullMarked
package dev.ectype.controlplane.scim.filter;

import org.jspecify.annotations.NullMarked;
