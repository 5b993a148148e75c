package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.http.HeaderField;
import org.jspecify.annotations.Nullable;

/** Creates the {@code Date} header, and again only when the second changes, because each write may move the clock. */
final class DateHeader {
    private static final HeaderField DATE = HeaderField.of("date", "");

    private volatile @Nullable Dated latest;

    /** Returns the header of a time in milliseconds since 1970. */
    HeaderField at(long millis) {
        long second = millis / 1000;
        Dated known = latest;
        if (known == null || known.second != second) {
            known = new Dated(second, known);
            latest = known;
        }
        return known.field;
    }

    /** The header of one second since 1970. It is also the edit of an earlier one, so that a write creates one object less. */
    private static final class Dated implements HeaderField.ValueEdit {
        private final long second;
        private final HeaderField field;

        private Dated(long second, @Nullable Dated known) {
            this.second = second;
            long millis = second * 1000;
            this.field = known != null && CivilTime.isSameDay(millis, known.second * 1000)
                    ? known.field.edited(this)
                    : DATE.with(CivilTime.http(millis));
        }

        @Override
        public void apply(byte[] bytes, int from, int to) {
            CivilTime.setClock(second * 1000, bytes, to);
        }
    }
}
