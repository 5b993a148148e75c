package dev.ectype.runtime.schema.fit.text;

import dev.ectype.runtime.json.text.NormalizedName;
import java.util.List;

/** Recognizes members that exist only after an event: {@code deleted_at}, {@code failure_reason}, {@code next_page}. */
public final class EventNames {
    /** Words of events that most objects never have. */
    private static final List<String> RARE = List.of(
            "aborted",
            "archived",
            "banned",
            "blocked",
            "canceled",
            "cancellation",
            "cancelled",
            "closed",
            "declined",
            "deleted",
            "deletion",
            "denied",
            "deprecated",
            "destroyed",
            "disabled",
            "dispute",
            "disputed",
            "error",
            "errors",
            "exception",
            "exceptions",
            "expired",
            "failed",
            "failure",
            "failures",
            "fault",
            "locked",
            "purged",
            "quarantined",
            "refund",
            "refunded",
            "refunds",
            "rejected",
            "rejection",
            "removal",
            "removed",
            "reversed",
            "revocation",
            "revoked",
            "suspended",
            "suspension",
            "terminated",
            "termination",
            "trashed",
            "voided",
            "withdrawn");
    /** Words of events that new objects still await. */
    private static final List<String> LATER =
            List.of("completion", "outcome", "output", "paid", "read", "response", "result", "results", "seen", "sent");
    /** Participles of events that new objects have behind them. */
    private static final List<String> FIRST = List.of(
            "added",
            "changed",
            "created",
            "edited",
            "generated",
            "inserted",
            "issued",
            "joined",
            "modified",
            "opened",
            "ordered",
            "placed",
            "received",
            "registered",
            "requested",
            "updated",
            "uploaded");
    /** Last words of members that belong to an event: {@code approved_by}. */
    private static final List<String> CIRCUMSTANCES = List.of("by", "on", "date", "reason", "message", "code");
    /** First words of links to other pages, which most lists do not have. */
    private static final List<String> NEIGHBOURS = List.of("next", "prev", "previous");

    private EventNames() {}

    /** Returns whether most objects never have the member. */
    public static boolean isRare(String name) {
        List<String> words = NormalizedName.words(name);
        return NEIGHBOURS.contains(words.get(0)) || words.stream().anyMatch(RARE::contains);
    }

    /** Returns whether new objects do not have the member yet. */
    public static boolean isLater(String name) {
        List<String> words = NormalizedName.words(name);
        boolean timed = MemberNameVocabulary.isTime(name) || CIRCUMSTANCES.contains(words.get(words.size() - 1));
        return isRare(name)
                || words.stream().anyMatch(LATER::contains)
                || timed && (words.get(0).equals("last") || words.stream().anyMatch(EventNames::isParticiple));
    }

    /** Returns whether the member belongs to an event that new objects have behind them. */
    public static boolean isFirst(String name) {
        return MemberNameVocabulary.isServerTime(name)
                || NormalizedName.words(name).stream().anyMatch(FIRST::contains);
    }

    private static boolean isParticiple(String word) {
        return word.endsWith("ed") && !FIRST.contains(word);
    }
}
