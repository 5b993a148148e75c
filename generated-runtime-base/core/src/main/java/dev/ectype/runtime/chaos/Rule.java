package dev.ectype.runtime.chaos;

import dev.ectype.runtime.json.Document;

/**
 * Describes a chaos rule: the matching requests and their fault.
 *
 * @param name the name in replies and logs; the dice depend on it
 * @param share the share of requests with the fault, from 0 to 1
 * @param requests the range of matching requests that may get the fault, counted from 1
 * @param time the time range of the rule, in milliseconds since 1970
 * @param done true if the operation runs despite the fault
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

    boolean isForMessage(String message, long now) {
        return match.fitsMessage(message) && time.has(now);
    }
}
