/** Represents sessions on pages. Takes sessions of members. Gives their views, in which users recognise their browsers and programs. */
@NullMarked
package dev.ectype.controlplane.dashboard.session;

import org.jspecify.annotations.NullMarked;
