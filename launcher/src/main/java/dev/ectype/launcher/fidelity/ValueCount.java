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
    static ValueCount compare(RecordedBody recorded, RecordedBody came) {
        Document wanted = recorded.json();
        if (wanted == null) {
            boolean counts = !recorded.isEmpty() && !recorded.isCut();
            return new ValueCount(counts ? 1 : 0, counts && recorded.equals(came) ? 1 : 0);
        }
        Counter counter = new Counter();
        counter.compare(wanted, came.json());
        return new ValueCount(counter.all, counter.same);
    }

    private static final class Counter {
        private long all;
        private long same;

        private void compare(Document wanted, @Nullable Document came) {
            if (wanted.isObject()) {
                for (JsonMember member : wanted.members()) {
                    compare(member.value(), came == null || !came.isObject() ? null : came.member(member.name()));
                }
            } else if (wanted.isArray()) {
                int at = 0;
                for (Document element : wanted.elements()) {
                    compare(element, came != null && came.isArray() && at < came.size() ? came.element(at) : null);
                    at++;
                }
            } else {
                all++;
                same += wanted.equals(came) ? 1 : 0;
            }
        }
    }
}
