package dev.ectype.runtime.chaos;

import dev.ectype.runtime.json.Document;

/**
 * Which requests meet which fault.
 *
 * @param name what it is called in replies and logs; the dice depend on it
 * @param share how many of the requests meet the fault, from 0 to 1
 * @param requests which of the requests that it is for may meet it, counted from 1 on
 * @param time when they may, in milliseconds since 1970
 * @param done whether the operation is done although the client meets the fault
 * @param written the rule as JSON, with its name
 */
record Rule(
        String name,
        RuleMatch match,
        double share,
        NumberRange requests,
        NumberRange time,
        boolean done,
        Fault fault,
        Document written) {
    boolean isFor(RuleTarget target, long now) {
        return match.fits(target) && time.has(now);
    }
}
