/**
 * Holds the client of the control plane and the profiles of the user. Takes addresses, profiles and requests. Gives responses, or failures
 * with the message of the service.
 */
@NullMarked
package dev.ectype.cli.service;

import org.jspecify.annotations.NullMarked;
