/**
 * Holds the message queues of the plan: publish, pull and acknowledge. Takes objects of the plan document. Gives the
 * resources and members that queue operations use.
 */
@NullMarked
package dev.ectype.runtime.plan.queue;

import org.jspecify.annotations.NullMarked;
