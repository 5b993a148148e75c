package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/** A member of the documents that a mold writes. */
record TemplateMember(MemberName name, Schema type, Copy copy, Absence absence) {
    /** Whether what clients send is stored as it is. */
    enum Copy {
        ALWAYS,
        IF_ALLOWED,
        NEVER
    }

    /** What stands in a member that nobody has sent. */
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

    /** Writes the member if it has a value; false when nobody knows which. */
    boolean write(@Nullable Document decided, @Nullable Document sent, long now, JsonWriter out) {
        if (decided != null) {
            out.name(name).value(decided);
            return DocumentTemplate.allows(type, decided);
        }
        if (sent != null) {
            out.name(name).value(sent);
            return copy == Copy.ALWAYS || copy == Copy.IF_ALLOWED && DocumentTemplate.allows(type, sent);
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
}
