/** Recorded replies in the plan. Takes objects of the plan. Gives the requests that were recorded, with their replies. */
@NullMarked
package dev.ectype.runtime.plan.recorded;

import org.jspecify.annotations.NullMarked;
