/**
 * Reads forms of the dashboard. Takes form posts of browsers. Gives their fields, requests of the API that are validated like JSON, and the
 * tokens that prove which session a form was rendered for.
 */
@NullMarked
package dev.ectype.controlplane.platform.form;

import org.jspecify.annotations.NullMarked;
