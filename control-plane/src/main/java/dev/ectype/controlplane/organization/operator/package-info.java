/**
 * Manages all organizations as operator: creation, plans, first keys, suspension and deletion. Takes the slugs, names, plans and reasons
 * that an operator enters. Gives organizations with a first key, and the state of organizations and of their deletion.
 */
@NullMarked
package dev.ectype.controlplane.organization.operator;

import org.jspecify.annotations.NullMarked;
