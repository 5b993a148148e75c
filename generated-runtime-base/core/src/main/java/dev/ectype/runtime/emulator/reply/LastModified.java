package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.plan.resource.TimeMemberPlan;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;

/** Finds the time of the last change in an instance's own members. */
public final class LastModified {
    private static final long FIRST_IN_MILLIS = 100_000_000_000L;

    private LastModified() {}

    /**
     * Returns the time in seconds since 1970, or null if the instance has no such member.
     *
     * @param resource the resource of the instance
     */
    public static @Nullable Long of(Document document, ResourcePlan resource) {
        Long created = null;
        for (TimeMemberPlan plan : resource.timeMembers()) {
            Document value = plan.event() == TimeMemberPlan.Event.ENTERED ? null : document.member(plan.member());
            Long time = value == null ? null : seconds(value);
            if (time != null && plan.event() == TimeMemberPlan.Event.CHANGED) {
                return time;
            }
            created = created == null ? time : created;
        }
        return created;
    }

    /** Parses an HTTP date into seconds since 1970, or returns null for malformed text. */
    public static @Nullable Long parse(String field) {
        try {
            return ZonedDateTime.parse(field.strip(), DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toEpochSecond();
        } catch (DateTimeException malformed) {
            return null;
        }
    }

    private static @Nullable Long seconds(Document value) {
        if (value.isLong()) {
            long number = value.longValue();
            return number > FIRST_IN_MILLIS ? number / 1000 : number;
        }
        if (!value.isString()) {
            return null;
        }
        try {
            String text = value.text();
            Instant time = text.endsWith("Z")
                    ? Instant.parse(text)
                    : OffsetDateTime.parse(text).toInstant();
            return time.getEpochSecond();
        } catch (DateTimeException other) {
            return null;
        }
    }
}
