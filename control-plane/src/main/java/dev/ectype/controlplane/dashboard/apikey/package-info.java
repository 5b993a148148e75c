/**
 * Renders the pages of API keys. Takes requests of signed-in users. Gives lists, details and the forms of administrators, on the services of
 * the API.
 */
@NullMarked
package dev.ectype.controlplane.dashboard.apikey;

import org.jspecify.annotations.NullMarked;
