package dev.ectype.launcher.fidelity;

import dev.ectype.launcher.recording.RecordedBody;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import org.jspecify.annotations.Nullable;

/**
 * Counts the values of a recorded body that a reply contains. A body without JSON is one value.
 *
 * @param all the number of values, without objects and arrays
 */
record ValueCount(long all, long same) {
    static ValueCount compare(RecordedBody recorded, RecordedBody actual) {
        Document expected = recorded.json();
        if (expected == null) {
            boolean counts = !recorded.isEmpty() && !recorded.isCut();
            return new ValueCount(counts ? 1 : 0, counts && recorded.equals(actual) ? 1 : 0);
        }
        Counter counter = new Counter();
        counter.compare(expected, actual.json());
        return new ValueCount(counter.all, counter.same);
    }

    private static final class Counter {
        private long all;
        private long same;

        private void compare(Document expected, @Nullable Document actual) {
            if (expected.isObject()) {
                for (JsonMember member : expected.members()) {
                    compare(member.value(), actual == null || !actual.isObject() ? null : actual.member(member.name()));
                }
            } else if (expected.isArray()) {
                int at = 0;
                for (Document element : expected.elements()) {
                    compare(
                            element,
                            actual != null && actual.isArray() && at < actual.size() ? actual.element(at) : null);
                    at++;
                }
            } else {
                all++;
                same += expected.equals(actual) ? 1 : 0;
            }
        }
    }
}
