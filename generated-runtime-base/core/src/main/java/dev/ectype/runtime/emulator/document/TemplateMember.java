package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberCursor;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/** Describes how a template writes one member. */
record TemplateMember(MemberName name, Schema type, Copy copy, Absence absence) {
    /** Whether a sent value is stored unchanged. */
    enum Copy {
        ALWAYS,
        IF_ALLOWED,
        NEVER
    }

    /** The value of a member that the request omits. */
    record Absence(
            boolean known,
            byte @Nullable [] constant,
            @Nullable TimeFormat time) {
        static final Absence UNKNOWN = new Absence(false, null, null);
        static final Absence LEFT_OUT = new Absence(true, null, null);

        static Absence constant(Document value) {
            return new Absence(true, value.toBytes(), null);
        }

        static Absence time(TimeFormat form) {
            return new Absence(true, null, form);
        }
    }

    /**
     * Writes the member if it has a value that does not come from the request.
     *
     * @return false if its value is unknown
     */
    boolean write(@Nullable Document decided, long now, JsonWriter out) {
        if (decided != null) {
            out.name(name).value(decided);
            return DocumentTemplate.allows(type, decided);
        }
        byte[] constant = absence.constant();
        TimeFormat time = absence.time();
        if (constant != null) {
            out.name(name).raw(constant, 0, constant.length);
        } else if (time != null) {
            time.write(now, out.name(name));
        }
        return absence.known();
    }

    /**
     * Writes the member with the value under the cursor.
     *
     * @return false if the value cannot be copied
     */
    boolean writeSent(MemberCursor sent, JsonWriter out) {
        sent.writeValue(out.name(name));
        return copy == Copy.ALWAYS || copy == Copy.IF_ALLOWED && DocumentTemplate.allows(type, sent.value());
    }
}
