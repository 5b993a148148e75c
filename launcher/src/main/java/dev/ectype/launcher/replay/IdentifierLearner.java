package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedHeader;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.List;
import java.util.Set;

/**
 * Learns the target's identifiers by comparing actual replies with recorded ones. It ignores values that a client sent
 * first, and elements of two lists without a match.
 */
final class IdentifierLearner {
    private final IdentifierMap identifiers;
    private final ValueOrigins origins;

    /** The keys of the values in the current request. */
    private Set<String> requestKeys = Set.of();

    IdentifierLearner(IdentifierMap identifiers, ValueOrigins origins) {
        this.identifiers = identifiers;
        this.origins = origins;
    }

    void learn(RecordedRequest request, RecordedReply recorded, RecordedReply actual) {
        requestKeys = ValueOrigins.requestKeys(request);
        origins.clientValues(requestKeys);
        Document recordedBody = recorded.body().json();
        String noun = recordedBody == null ? "" : NounResolver.ofReply(request, recordedBody);
        if (recordedBody != null) {
            JsonLeaf.each(recordedBody, "", noun, origins::serverValues);
        }
        if (recorded.status() / 100 != actual.status() / 100 || recorded.status() >= 400) {
            return;
        }
        MatchStrength strength = request.isSafe() ? MatchStrength.OBSERVED : MatchStrength.MADE;
        Document actualBody = recordedBody == null ? null : actual.body().json();
        if (recordedBody != null && actualBody != null) {
            values(recordedBody, actualBody, "", noun, strength);
        }
        for (String name : List.of("location", "content-location")) {
            String before = RecordedHeader.first(recorded.headers(), name);
            String after = RecordedHeader.first(actual.headers(), name);
            if (before != null && after != null) {
                address(before, after, strength);
            }
        }
        String etag = RecordedHeader.first(recorded.headers(), "etag");
        String etagNow = RecordedHeader.first(actual.headers(), "etag");
        if (etag != null && etagNow != null) {
            identifiers.learn(
                    etag.replaceFirst("^W/", ""), etagNow.replaceFirst("^W/", ""), "etag", MatchStrength.OBSERVED);
        }
        cookies(recorded.headers(), actual.headers());
    }

    private void pair(String recorded, String actual, String noun, MatchStrength strength) {
        String key = ValueOrigins.key(recorded, noun);
        if (!requestKeys.contains(key) && !origins.isOfClient(key)) {
            identifiers.learn(recorded, actual, noun, strength);
        }
    }

    private void values(Document recorded, Document actual, String name, String noun, MatchStrength strength) {
        if (recorded.isObject() && actual.isObject()) {
            for (JsonMember member : recorded.members()) {
                Document other = actual.member(member.name());
                if (other != null) {
                    values(member.value(), other, member.name(), NounResolver.inside(member, noun), strength);
                }
            }
        } else if (recorded.isArray() && actual.isArray()) {
            for (ElementMatcher.Pair pair : ElementMatcher.of(identifiers, origins, recorded, actual, name, noun)) {
                values(
                        pair.recorded(),
                        pair.actual(),
                        name,
                        noun,
                        pair.strength().orLess(strength));
            }
        } else if (recorded.isString() && actual.isString()) {
            text(recorded.text(), actual.text(), name, noun, strength);
        } else if (recorded.isLong() && actual.isLong() && NounResolver.isIdentity(name)) {
            pair(recorded.literal(), actual.literal(), NounResolver.of(name, noun), strength);
        }
    }

    private void text(String recorded, String actual, String name, String noun, MatchStrength strength) {
        if (recorded.contains("/") && actual.contains("/")) {
            address(recorded, actual, strength);
        }
        if (recorded.length() <= 512
                && (NounResolver.isIdentity(name) || !recorded.equals(actual) && IdentifierMap.isDistinct(recorded))) {
            pair(recorded, actual, NounResolver.of(name, noun), strength);
        }
    }

    /** Learns the identifiers in which two addresses of the same form differ. */
    private void address(String recorded, String actual, MatchStrength strength) {
        String[] before = path(recorded).split("[/?&=#]", 64);
        String[] after = path(actual).split("[/?&=#]", 64);
        if (before.length != after.length) {
            return;
        }
        for (int at = 1; at < before.length; at++) {
            if (!before[at].equals(after[at]) && !before[at].isEmpty() && !after[at].isEmpty()) {
                pair(before[at], after[at], NounResolver.singular(before[at - 1]), strength);
            }
        }
    }

    private static String path(String address) {
        return address.replaceFirst("^[A-Za-z][A-Za-z0-9+.-]*://[^/]*", "");
    }

    private void cookies(List<RecordedHeader> recorded, List<RecordedHeader> actual) {
        for (RecordedHeader header : recorded) {
            int equals = header.value().indexOf('=');
            if (!header.name().equals("set-cookie") || equals < 0) {
                continue;
            }
            String start = header.value().substring(0, equals + 1);
            for (RecordedHeader other : actual) {
                if (other.name().equals("set-cookie") && other.value().startsWith(start)) {
                    identifiers.learn(cookie(header, equals), cookie(other, equals), "cookie", MatchStrength.OBSERVED);
                }
            }
        }
    }

    private static String cookie(RecordedHeader header, int equals) {
        return header.value().substring(equals + 1).replaceFirst(";.*", "");
    }
}
