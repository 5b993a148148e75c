/**
 * Renders the pages of recordings, their exchanges and their replays. Takes requests of signed-in users, and recordings as files of forms.
 * Gives lists, details and forms, on the services of the API.
 */
@NullMarked
package dev.ectype.controlplane.dashboard.recording;

import org.jspecify.annotations.NullMarked;
