/** Renders the pages of projects. Takes requests of signed-in users. Gives lists, details and forms, on the services of the API. */
@NullMarked
package dev.ectype.controlplane.dashboard.project;

import org.jspecify.annotations.NullMarked;
